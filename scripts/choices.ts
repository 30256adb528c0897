import { run } from './lib/run.ts';

// What testers of choices see, and what they had right: docs/content.md.
const args = ['run', '--silent', 'choices', '-w', '@fahm/db', '--', ...process.argv.slice(2)];
process.exitCode = await run('npm', args, {
  env: { ...process.env, WIREIT_LOGGER: 'quiet-ci' },
});
