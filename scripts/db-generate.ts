import { run } from './lib/run.ts';

process.exitCode = await run('npm', [
  'run',
  '--silent',
  'db:generate',
  '-w',
  'db',
  '--',
  ...process.argv.slice(2),
]);
