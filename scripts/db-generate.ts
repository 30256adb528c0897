import { run } from './lib/run.ts';

process.exitCode = await run('npm', ['run', '--silent', 'db:generate', '-w', 'db']);
