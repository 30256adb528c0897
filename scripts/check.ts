import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checksOf, toolsOf } from './lib/check/checks.ts';
import { openFoundRight } from './lib/check/found-right.ts';
import { type Report, runChecks } from './lib/check/run-checks.ts';
import { readSources } from './lib/check/sources.ts';
import { ROOT } from './lib/run.ts';

const REMEMBERED = join(ROOT, '.build', 'check', 'found-right.json');

function tell({ name, fault, seconds, note }: Report): void {
  const took = [`${seconds.toFixed(1)} s`, note].filter((part) => part !== '').join(', ');
  if (fault === null) console.log(`  ok      ${name} (${took})`);
  else console.error(`  FAILED  ${name} (${took})\n${fault}`);
}

console.log('check');
if (process.argv.includes('--anew')) await rm(REMEMBERED, { force: true });
const sources = await readSources(ROOT);
const context = {
  sources,
  tools: await toolsOf(ROOT, sources),
  found: await openFoundRight(REMEMBERED),
  readAgain: () => readSources(ROOT),
};
const lanes = Math.max(2, availableParallelism());
const right = await runChecks(checksOf(ROOT, sources), context, lanes, tell);
if (!right) console.error('\nTo run only this again: npm run check');
process.exitCode = right ? 0 : 1;
