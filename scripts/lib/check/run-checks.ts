import type { FoundRight } from './found-right.ts';
import { changedBetween, digest, fingerprint, type Sources, type Touches } from './sources.ts';

/** A check of the files it touches, together: what it answers is null where all is right, else the words for people. */
type RememberedCheck = { name: string; touches: Touches; run: () => Promise<string | null> };

/** Cheap, or about what is not in the repository: never remembered. */
type FreshCheck = { name: string; run: () => Promise<string | null> };

export type Check = RememberedCheck | FreshCheck;

export type Report = { name: string; fault: string | null; seconds: number; note: string };

type Context = {
  sources: Sources;
  /** Digest of the tools: their versions, and the code of the checks. */
  tools: string;
  found: FoundRight;
  /** Reads the sources again: what changed while a check ran is not remembered as right. */
  readAgain: () => Promise<Sources>;
};

type Learned = { key: string; touches: Touches };
type Outcome = { fault: string | null; note: string; learned: Learned[] };

const keyOf = (...parts: string[]): string => digest(parts.join('\0'));

async function runRemembered(
  check: RememberedCheck,
  { sources, tools, found }: Context,
): Promise<Outcome> {
  const key = keyOf(check.name, tools, fingerprint(sources, check.touches));
  if (found.has(key)) return { fault: null, note: 'unchanged', learned: [] };
  const fault = await check.run();
  const learned = fault === null ? [{ key, touches: check.touches }] : [];
  return { fault, note: '', learned };
}

async function runFresh(check: FreshCheck): Promise<Outcome> {
  return { fault: await check.run(), note: '', learned: [] };
}

async function runOne(check: Check, context: Context): Promise<Outcome> {
  if ('touches' in check) return await runRemembered(check, context);
  return await runFresh(check);
}

/**
 * Runs the checks, `lanes` at a time in the order given; each report is told when it is there. A failure does not
 * keep the others from being seen. What was found right of the same content, by the same tools, is not run again.
 */
export async function runChecks(
  checks: readonly Check[],
  context: Context,
  lanes: number,
  tell: (report: Report) => void,
): Promise<boolean> {
  const waiting = [...checks];
  const learned: Learned[] = [];
  let right = true;
  const lane = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const started = performance.now();
      const outcome = await runOne(check, context).catch((error: unknown): Outcome => ({
        fault: error instanceof Error ? error.message : String(error),
        note: '',
        learned: [],
      }));
      learned.push(...outcome.learned);
      right &&= outcome.fault === null;
      const seconds = (performance.now() - started) / 1000;
      tell({ name: check.name, fault: outcome.fault, note: outcome.note, seconds });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const changed = changedBetween(context.sources, await context.readAgain());
  const held = learned.filter(({ touches }) => ![...changed].some(touches));
  await context.found.add(held.map(({ key }) => key));
  return right;
}
