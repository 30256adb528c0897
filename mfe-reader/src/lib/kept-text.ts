import { framePath, KEPT, KEPT_BYTES } from '@fahm/mfe-kit/kept-files.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { keptKey, WHOLE_FILES } from './kept-whole.ts';
import { chapterPath } from './paths.ts';
import { createStore, type Store } from './store.ts';

/** What can be read on this device without a network: read from what is kept, not from a list beside it. */
export type KeptText = {
  /** Surahs that open. */
  readable: ReadonlySet<number>;
  /** Surahs whose own text file is here; its length in bytes. */
  surahs: ReadonlyMap<number, number>;
  /** Length of the whole Qur'an's two files in bytes; null when one of them is not here. */
  whole: number | null;
};

const NOTHING: KeptText = { readable: new Set(), surahs: new Map(), whole: null };

export const keptText: Store<KeptText> = createStore(NOTHING);

/** Looks anew; where the browser denies storage there is nothing. */
export async function lookForKeptText(): Promise<void> {
  keptText.write(await readKeptText().catch(() => NOTHING));
}

async function readKeptText(): Promise<KeptText> {
  const [text, pages] = await Promise.all([caches.open(KEPT.text), caches.open(KEPT.pages)]);
  const bytes = new Map<string, number>();
  for (const { url } of await text.keys()) {
    const { pathname } = new URL(url);
    const copy = pathname.startsWith(keptKey('')) ? await text.match(pathname) : undefined;
    if (copy === undefined) continue;
    bytes.set(pathname.slice(keptKey('').length), Number(copy.headers.get(KEPT_BYTES)));
  }
  const paths = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname));
  return describe(bytes, paths);
}

/** From the names of the kept text files and the paths of the kept pages. */
export function describe(bytes: ReadonlyMap<string, number>, pages: ReadonlySet<string>): KeptText {
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
