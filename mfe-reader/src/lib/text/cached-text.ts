import { framePath, CACHES, CACHED_BYTES } from '@fahm/mfe-kit/offline-cache.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { cacheKey, WHOLE_FILES } from './cached-whole.ts';
import { chapterPath } from '../paths.ts';
import { createStore, type Store } from '../store.ts';

/** What can be read on this device without a network: read from what is kept, not from a list beside it. */
export type CachedText = {
  /** Surahs that open. */
  readable: ReadonlySet<number>;
  /** Surahs whose own text file is here; its length in bytes. */
  surahs: ReadonlyMap<number, number>;
  /** Length of the whole Qur'an's two files in bytes; null when one of them is not here. */
  whole: number | null;
};

const NOTHING: CachedText = { readable: new Set(), surahs: new Map(), whole: null };

export const cachedText: Store<CachedText> = createStore(NOTHING);

/** Looks anew; where the browser denies storage there is nothing. */
export async function refreshCachedText(): Promise<void> {
  cachedText.write(await readCachedText().catch(() => NOTHING));
}

async function readCachedText(): Promise<CachedText> {
  const [text, pages] = await Promise.all([caches.open(CACHES.text), caches.open(CACHES.pages)]);
  const bytes = new Map<string, number>();
  for (const { url } of await text.keys()) {
    const { pathname } = new URL(url);
    const copy = pathname.startsWith(cacheKey('')) ? await text.match(pathname) : undefined;
    if (copy === undefined) continue;
    bytes.set(pathname.slice(cacheKey('').length), Number(copy.headers.get(CACHED_BYTES)));
  }
  const paths = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname));
  return describe(bytes, paths);
}

/** From the names of the kept text files and the paths of the kept pages. */
export function describe(
  bytes: ReadonlyMap<string, number>,
  pages: ReadonlySet<string>,
): CachedText {
  const [arabic, translation] = WHOLE_FILES.map((name) => bytes.get(name));
  const whole = arabic === undefined || translation === undefined ? null : arabic + translation;
  const numbers = SURAHS.map(({ number }) => number);
  const surahs = new Map(
    numbers.flatMap((number) => {
      const length = bytes.get(`${number}.json`);
      return length === undefined ? [] : [[number, length] as const];
    }),
  );
  // Text alone does not open: it takes a page to show it in.
  const framed = pages.has(framePath('reader'));
  const isReadable = (number: number) =>
    pages.has(chapterPath(number)) || (framed && (whole !== null || surahs.has(number)));
  return { readable: new Set(numbers.filter(isReadable)), surahs, whole };
}
