import { run, runQuietly } from './lib/run.ts';

const args = process.argv.slice(2);
if (args.some((arg) => arg.startsWith('--'))) {
  // Forms of words of which nothing is written yet: docs/content.md.
  process.exitCode = await run(
    'npm',
    ['run', '-s', 'words:missing', '-w', '@fahm/db', '--', ...args],
    {
      env: { ...process.env, WIREIT_LOGGER: 'quiet-ci' },
    },
  );
} else {
  // wireit builds the corpus first where it is not there yet; only words are printed, so that it can be piped.
  await runQuietly('npm', ['run', 'build', '-w', '@fahm/quran']);
  process.exitCode = await run('node', ['packages/quran/scripts/print-words.ts', ...args]);
}
