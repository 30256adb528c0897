import { CARE_DIGEST } from '@fahm/domain/coach/classify/care/care-digest.ts';
import {
  coreReader,
  readerOfData,
  type CareData,
} from '@fahm/domain/coach/classify/care/care-data.ts';
import type { AssetsBinding } from '../assets.ts';
import type { CareReader } from '@fahm/domain/coach/classify/care/care.ts';

/** How long the words may take, in milliseconds: somebody waits, and the core answers too. */
const DEADLINE_MS = 2000;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** @throws when the file is away, late, or not the one that this script was built with. */
const readData = async (assets: AssetsBinding): Promise<CareData> => {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await assets.fetch('https://assets.local/care.json', { signal });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`words of care: status ${response.status}`);
  }
  const bytes = await response.arrayBuffer();
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  if (digest !== CARE_DIGEST) throw new Error('words of care: another digest');
  // What has the pinned digest has the shape that the build gave it.
  return JSON.parse(new TextDecoder().decode(bytes)) as CareData;
};

const cache = new WeakMap<AssetsBinding, CareReader>();

/**
 * Who tells what a message needs. The words are read at an isolate's first message and kept; while they cannot be
 * read the most certain expressions answer, and the next message tries again.
 */
export async function careReader(
  assets: AssetsBinding | null,
  onFault: (fault: unknown) => void,
): Promise<CareReader> {
  const known = assets === null ? undefined : cache.get(assets);
  if (known !== undefined) return known;
  try {
    if (assets === null) throw new Error('words of care: no binding ASSETS');
    const data = await readData(assets);
    // Messages that came meanwhile share one reader: each would make its vocabulary again, 80 ms of work.
    const reader = cache.get(assets) ?? readerOfData(data);
    cache.set(assets, reader);
    return reader;
  } catch (fault) {
    onFault(fault);
    return coreReader;
  }
}
