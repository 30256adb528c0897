import { CACHES, readVerified } from '@fahm/mfe-kit/offline-cache.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import { readWholeFile, textFileFrom, type WholeText } from '@fahm/quran/text/whole-text.ts';
import { cacheKey, WHOLE_FILES } from '../../lib/text/cached-whole.ts';

let whole: WholeText | null = null;

/** A surah out of the whole Qur'an on this device; null when that is not here, or no longer what it was. */
export async function surahFromWhole(surah: number): Promise<TextFile | null> {
  whole ??= await readWhole();
  return whole === null ? null : textFileFrom(whole, surah);
}

async function readWhole(): Promise<WholeText | null> {
  const cache = await caches.open(CACHES.text);
  const copies = await Promise.all(WHOLE_FILES.map((name) => readVerified(cache, cacheKey(name))));
  const [arabic, translation] = await Promise.all(
    copies.map(async (copy) => (copy === null ? null : readWholeFile(await copy.text()))),
  );
  return arabic == null || translation == null ? null : { arabic, translation };
}
