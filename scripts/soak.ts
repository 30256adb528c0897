import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { killUnderWrites } from './lib/soak/kills.ts';
import { run } from './lib/run.ts';
import { runCommand } from './lib/run-command.ts';
import { stateDirFromEnv } from './lib/stack/state-dir.ts';

/** What a soak has done so far. `note`: what a table has no column for. */
type Done = { cases: number; seconds: number; note: string };

type Soak = {
  goal: string;
  name: string;
  total: number;
  /** Cases of one run: what is lost when it is interrupted. */
  step: number;
  /** Runs cases from `from` on; answers how many passed, or throws. */
  run: (cases: number, from: number) => Promise<{ cases: number; note?: string }>;
};

/** A generated test that `npm test` runs in hundreds: `count` is the variable with the number of cases. */
const generated =
  (project: string, count: string, ...files: string[]): Soak['run'] =>
  async (cases, from) => {
    const env = {
      ...process.env,
      [count]: `${Math.ceil(cases / files.length)}`,
      SOAK_SEED: `${from}`,
    };
    const code = await run('vitest', ['run', '--silent', '--project', project, ...files], { env });
    if (code !== 0) throw new Error(`SOAK_SEED=${from} ${count}=${cases}`);
    return { cases };
  };

/** Tests by their names; each that passed is a case. */
const named =
  (pattern: string, ...args: string[]): Soak['run'] =>
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fahm-soak-'));
    const file = join(folder, 'report.json');
    const report = ['--reporter', 'json', '--outputFile', file];
    const code = await run('vitest', ['run', '--silent', ...report, '-t', pattern, ...args]);
    const { numPassedTests } = JSON.parse(await readFile(file, 'utf8')) as {
      numPassedTests: number;
    };
    await rm(folder, { recursive: true });
    if (code !== 0) throw new Error(`vitest run -t '${pattern}' ${args.join(' ')}`);
    return { cases: numPassedTests };
  };

const SOAKS: readonly Soak[] = [
  {
    goal: 'R4',
    name: 'acknowledged writes, with two kills in a thousand',
    total: 100_000,
    step: 2000,
    run: async (cases) => {
      const rounds = Math.max(1, Math.round(cases / 1000));
      const { kills, acknowledged, repeated, lost, twice } = await killUnderWrites(
        rounds,
        Math.ceil(cases / rounds),
      );
      if (lost + twice > 0) throw new Error(`${lost} lost, ${twice} done twice`);
      return {
        cases: acknowledged,
        note: `in the last step ${kills} kills, ${repeated} sent again`,
      };
    },
  },
  {
    goal: 'R5',
    name: 'payments, deliveries, repeats and crashes in other orders',
    total: 10_000,
    step: 500,
    run: generated('webhooks', 'INTERLEAVINGS', 'interleavings'),
  },
  {
    goal: 'R5',
    name: 'forged events',
    total: 10_000,
    step: 1000,
    run: generated('webhooks', 'FORGERIES', 'src/webhooks.workers'),
  },
  {
    goal: 'R7',
    name: 'generated requests to the API',
    total: 80_000,
    step: 8000,
    run: generated('workers', 'REQUESTS', 'generated-requests', 'generated-study-requests'),
  },
  {
    goal: 'R7',
    name: 'generated requests to the library',
    total: 20_000,
    step: 5000,
    run: generated('library', 'REQUESTS', 'described-routes'),
  },
  {
    goal: 'R8',
    name: 'wrong sign-ins and addresses to return to',
    total: 1,
    step: 1,
    run: named('.', '--project', 'workers', 'sign-in-negatives', 'return-to'),
  },
  {
    goal: 'R9',
    name: 'what is asked while something is down or hangs',
    total: 1,
    step: 1,
    run: named('\\[R9\\]', '--project', 'library', '--project', 'audio', '--project', 'workers'),
  },
  {
    goal: 'R10',
    name: 'outputs of an adversary in place of the coach’s model',
    total: 10_000,
    step: 2000,
    run: generated('node', 'COACH_OUTPUTS', 'adversary'),
  },
];

const FILE = join(stateDirFromEnv(process.env['STATE_DIR']), 'soak.json');
const keyOf = ({ goal, name }: Soak): string => `${goal} ${name}`;

async function readDone(anew: boolean): Promise<Record<string, Done>> {
  if (anew) return {};
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, Done>;
}

/** Runs what is left of a soak, at most to `until` (ms since 1970); false when it failed. */
async function soak(one: Soak, done: Record<string, Done>, until: number): Promise<boolean> {
  const key = keyOf(one);
  while ((done[key]?.cases ?? 0) < one.total && Date.now() < until) {
    const { cases: from, seconds } = done[key] ?? { cases: 0, seconds: 0 };
    console.log(`\n── ${key}: ${from} of ${one.total}`);
    const began = Date.now();
    try {
      const { cases, note = '' } = await one.run(Math.min(one.step, one.total - from), from);
      done[key] = { cases: from + cases, seconds: seconds + (Date.now() - began) / 1000, note };
    } catch (error) {
      console.error(`FAILED: ${key}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
    await mkdir(dirname(FILE), { recursive: true });
    await writeFile(FILE, JSON.stringify(done));
  }
  return true;
}

function table(done: Record<string, Done>, failed: ReadonlySet<string>): string {
  const rows = SOAKS.map((one) => {
    const { cases, seconds, note } = done[keyOf(one)] ?? { cases: 0, seconds: 0, note: '' };
    const state = failed.has(keyOf(one)) ? 'FAILED' : cases >= one.total ? 'whole' : 'in part';
    const wanted = one.total === 1 ? 'all' : String(one.total);
    return [one.goal, one.name, String(cases), wanted, seconds.toFixed(0), state, note];
  });
  const head = ['goal', 'what', 'passed', 'of', 's', 'state', ''];
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const USAGE = `npm run soak -- [R5 R7 …] [--minutes N] [--anew]
Goes on where it was interrupted: with the goals that are named, or all; for N minutes, or to the end.`;

await runCommand(async () => {
  const args = process.argv.slice(2);
  const goals = args.filter((it) => /^R\d+$/.test(it));
  const minutesAt = args.indexOf('--minutes');
  const minutes = minutesAt === -1 ? Infinity : Number(args[minutesAt + 1]);
  const rest = args.filter(
    (it, at) =>
      !goals.includes(it) &&
      it !== '--anew' &&
      (minutesAt === -1 || (at !== minutesAt && at !== minutesAt + 1)),
  );
  if (Number.isNaN(minutes) || rest.length > 0) throw new Error(USAGE);
  const chosen = SOAKS.filter(({ goal }) => goals.length === 0 || goals.includes(goal));
  const done = await readDone(args.includes('--anew'));
  const until = Date.now() + minutes * 60_000;
  const failed = new Set<string>();
  for (const one of chosen) if (!(await soak(one, done, until))) failed.add(keyOf(one));
  console.log(`\n${table(done, failed)}`);
  return failed.size === 0 ? 0 : 1;
});
