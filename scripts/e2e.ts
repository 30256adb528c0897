import { runBrowserTests } from './lib/browser-tests/e2e.ts';
import { run } from './lib/run.ts';

// Arguments go to Playwright: npm run e2e -- reader
const built =
  (await run('npm', ['run', '--silent', 'build:all'])) ||
  (await run('npm', ['run', '--silent', 'build:development']));
process.exitCode = built === 0 ? await runBrowserTests(process.argv.slice(2)) : built;
