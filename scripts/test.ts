import { runBrowserTests } from './lib/e2e.ts';
import { run } from './lib/run.ts';

type Stage = [name: string, action: () => Promise<number>];

const npmRun = (script: string) => () => run('npm', ['run', '--silent', script]);
const vitest = (project: string) => () => run('vitest', ['run', '--project', project]);

// Checks that cost a second come first; later stages need what earlier ones built.
const STAGES: Stage[] = [
  ['build', npmRun('build:all')],
  ['build with development React', npmRun('build:development')],
  ['check', () => run('node', ['scripts/check.ts'])],
  ['unit tests (node)', vitest('node')],
  ['worker tests (workerd)', vitest('workers')],
  ['library tests (workerd)', vitest('library')],
  ['audio tests (workerd)', vitest('audio')],
  ['webhook tests (workerd)', vitest('webhooks')],
  ['commands and the running stack', vitest('stack')],
  ['Pages projects under wrangler', vitest('pages')],
  ['browser tests', () => runBrowserTests([])],
];

async function main(): Promise<number> {
  const begun = Date.now();
  for (const [name, action] of STAGES) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const code = await action();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (code !== 0) {
      console.error(`\nFAILED: ${name} (${seconds} s). Nothing after it was run.`);
      return code;
    }
    console.log(`── ${name}: ${seconds} s`);
  }
  console.log(`\nAll stages passed in ${Math.round((Date.now() - begun) / 1000)} s.`);
  return 0;
}

process.exitCode = await main();
