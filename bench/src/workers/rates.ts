import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plan } from './closed-loop.ts';

const LOOP = join(import.meta.dirname, 'closed-loop.ts');
/** Many short slices: what else the machine does then falls on both sides of a round. */
const PLAN = { connections: 4, rounds: 31, sliceMs: 200 };
/** Slices in which both workers, and the process that asks, become fast. */
const WARM_UP = 5;
const DEADLINE_MS = 60_000;

/** What a process beside this one gets out of the targets, in answers a second, round by round. */
export async function ratesOf<Name extends string>(
  targets: Record<Name, Plan['targets'][string]>,
): Promise<Record<Name, number>[]> {
  const plan: Plan = { ...PLAN, targets };
  const args = [...process.execArgv, LOOP, JSON.stringify(plan)];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: DEADLINE_MS });
  return (JSON.parse(stdout) as Record<Name, number>[]).slice(WARM_UP);
}
