import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Examination, Examined } from '../files/examined.ts';
import { type ContentTexts, isRead } from '../files/read-files.ts';
import { examineAll } from './examine.ts';
import type { Memory } from './memory.ts';

/** A lane reads the corpus first: fewer characters than this are not worth another. */
const WORTH_A_LANE = 400_000;

type Text = readonly [path: string, text: string];

/**
 * Every file by itself, side by side on the cores there are. What the memory knows to be without a fault, of
 * the same text under the same rules, is not looked at again.
 */
export async function examineTexts(
  texts: ContentTexts,
  memory: Memory,
  lanes = availableParallelism(),
): Promise<{ examined: Examination; fresh: number }> {
  const examined = new Map<string, Examined>();
  const stale: Text[] = [];
  for (const [path, text] of texts) {
    if (!isRead(path)) continue;
    const known = memory.recall(path, text);
    if (known === undefined) stale.push([path, text]);
    else examined.set(path, { value: known.value, faults: [] });
  }
  for (const result of await Promise.all(split(stale, lanes).map(examineLane))) {
    for (const [path, file] of result) examined.set(path, file);
  }
  for (const [path, text] of stale) {
    const { value, faults = [] } = examined.get(path) ?? {};
    if (value !== undefined && faults.length === 0) memory.keep(path, text, value);
  }
  return { examined, fresh: stale.length };
}

/** Shares of about the same length, the longest texts first; no more than are worth it. */
function split(texts: readonly Text[], lanes: number): Text[][] {
  const length = texts.reduce((sum, [, text]) => sum + text.length, 0);
  const count = Math.max(1, Math.min(lanes, Math.ceil(length / WORTH_A_LANE)));
  const shares = Array.from({ length: count }, () => ({ texts: [] as Text[], length: 0 }));
  for (const text of texts.toSorted(([, a], [, b]) => b.length - a.length)) {
    const least = shares.reduce((best, share) => (share.length < best.length ? share : best));
    least.texts.push(text);
    least.length += text[1].length;
  }
  return shares.map((share) => share.texts);
}

/** The last share is this thread's own, which waits anyway. */
async function examineLane(
  texts: Text[],
  lane: number,
  lanes: readonly Text[][],
): Promise<Examination> {
  if (lane === lanes.length - 1) return examineAll(texts);
  return await new Promise<Examination>((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: texts });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
