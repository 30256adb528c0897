import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from './lib/run.ts';
import { stateDirFromEnv } from './lib/state-dir.ts';

/** A generated test that `npm test` runs in hundreds, and this in thousands. */
type Soak = {
  name: string;
  project: string;
  file: string;
  /** Environment variable with the number of cases. */
  count: string;
  total: number;
  /** Cases of one run: what is lost when it is interrupted. */
  step: number;
};

const SOAKS: readonly Soak[] = [
  {
    name: '[R5] interleavings of payments, deliveries, repeats and crashes',
    project: 'webhooks',
    file: 'interleavings',
    count: 'INTERLEAVINGS',
    total: 10_000,
    step: 500,
  },
  {
    name: '[R10] outputs of an adversary in place of the coach’s model',
    project: 'node',
    file: 'adversary',
    count: 'COACH_OUTPUTS',
    total: 10_000,
    step: 2000,
  },
];

const FILE = join(stateDirFromEnv(process.env['STATE_DIR']), 'soak.json');

/** Cases that have passed, by name of the soak. */
type Totals = Record<string, number>;

async function readTotals(): Promise<Totals> {
  if (process.argv.includes('--anew')) return {};
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Totals;
}

/** Runs what is left of a soak, each step with a seed of its own; answers the exit code. */
async function soak({ name, project, file, count, total, step }: Soak, totals: Totals) {
  for (let done = totals[name] ?? 0; done < total; done += step) {
    const cases = Math.min(step, total - done);
    console.log(`\n── ${name}: ${done} of ${total}`);
    const env = { ...process.env, [count]: `${cases}`, SOAK_SEED: `${done}` };
    const code = await run('vitest', ['run', '--project', project, file], { env });
    if (code !== 0) {
      console.error(`FAILED with SOAK_SEED=${done} ${count}=${cases}: ${name}`);
      return code;
    }
    totals[name] = done + cases;
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, JSON.stringify(totals));
  }
  return 0;
}

/** Goes on where it was interrupted; `--anew` begins again. */
async function main(): Promise<number> {
  const totals = await readTotals();
  let worst = 0;
  for (const one of SOAKS) worst = Math.max(worst, await soak(one, totals));
  for (const { name, total } of SOAKS) console.log(`${totals[name] ?? 0} of ${total}: ${name}`);
  return worst;
}

process.exitCode = await main();
