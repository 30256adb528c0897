import { run, runQuietly } from './lib/run.ts';

// wireit builds the corpus first where it is not there yet; only words are printed, so that it can be piped.
await runQuietly('npm', ['run', 'build', '-w', '@fahm/quran']);
const print = 'packages/quran/scripts/print-words.ts';
process.exitCode = await run('node', [print, ...process.argv.slice(2)]);
