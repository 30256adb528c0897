import { run } from './lib/run.ts';

// wireit skips every part whose inputs have not changed.
process.exitCode = await run('npm', ['run', '--silent', 'build:all']);
