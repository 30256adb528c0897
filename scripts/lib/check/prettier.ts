import { availableParallelism } from 'node:os';
import { capture } from '../run.ts';

/** Below this many files a second process costs more than it saves. */
const WORTH_A_PROCESS = 200;

/** Deals files to processes so that neighbours, which are alike in size, are shared. */
function deal(paths: string[]): string[][] {
  const count = paths.length < WORTH_A_PROCESS ? 1 : Math.max(2, availableParallelism());
  const hands = Array.from({ length: count }, (): string[] => []);
  for (const [at, path] of paths.entries()) hands[at % count]?.push(path);
  return hands;
}

/** Asks prettier about these files. Those that it does not know, or is told to leave alone, are right. */
export async function checkFormat(root: string, paths: string[]) {
  const options = ['--list-different', '--ignore-unknown', '--log-level=log'];
  const right: string[] = [];
  const faults: string[] = [];
  const ask = async (hand: string[]): Promise<void> => {
    const { code, stdout, stderr } = await capture('prettier', [...options, '--', ...hand], root);
    const different = new Set(stdout.split('\n').filter((line) => line !== ''));
    // 1 is "some differ"; anything else above 0 has judged nothing that can be relied on.
    if (code <= 1 && (code === 0) === (different.size === 0)) {
      right.push(...hand.filter((path) => !different.has(path)));
      faults.push(...different);
    } else {
      faults.push(`prettier ended with code ${code}\n${stdout}${stderr}`.trim());
    }
  };
  await Promise.all(deal(paths).map(ask));
  const fault = faults.length === 0 ? null : `npm run format mends:\n${faults.join('\n')}`;
  return { fault, right };
}
