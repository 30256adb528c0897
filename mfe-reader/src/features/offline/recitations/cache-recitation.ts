import { audioPath } from '@fahm/contracts/audio/recitation-files.ts';
import type { Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { CACHES, putVerified } from '@fahm/mfe-kit/offline-cache.ts';
import { globalNumber } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { fetchVerse, type VerseFile } from './fetch-verse.ts';
import {
  CACHED_RECITER,
  cachedRecitations,
  refreshCachedRecitations,
  recitationKey,
} from './cached-recitations.ts';
import { type Size, sizeOf, versesToAsk } from './size.ts';

/** A surah of a recitation that somebody wants to keep. */
export type Wanted = {
  /** Edition id. */
  edition: string;
  reciter: string;
  /** Qualities in the order to try them. */
  bitrates: readonly Bitrate[];
  surah: number;
};

/** How much is here: verses, of how many, and their bytes. */
export type Progress = { verses: number; of: number; bytes: number };

/** Global numbers of a surah's verses. */
function ayahsOf(surah: number): number[] {
  const first = globalNumber({ surah, ayah: 1 }) ?? 1;
  const count = surahByNumber(surah)?.versesCount ?? 0;
  return Array.from({ length: count }, (_, index) => first + index);
}

/**
 * Keeps the verses that are not here yet, one after the other: what is here stays when it breaks off, and
 * it goes on from there. Answers how many verses nobody has. Rejects with what went wrong.
 */
export async function cacheRecitation(
  wanted: Wanted,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<number> {
  await refreshCachedRecitations();
  const cached = cachedRecitations.read().get(recitationKey(wanted.edition, wanted.surah));
  const cache = await caches.open(CACHES.audio);
  const ayahs = ayahsOf(wanted.surah);
  const progress = { verses: cached?.ayahs.size ?? 0, of: ayahs.length, bytes: cached?.bytes ?? 0 };
  const about = { [CACHED_RECITER]: encodeURIComponent(wanted.reciter) };
  onProgress({ ...progress });
  let missing = 0;
  for (const ayah of ayahs) {
    if (cached?.ayahs.has(ayah) === true) continue;
    const found = await fetchInAnyQuality(wanted, ayah, signal);
    signal.throwIfAborted();
    if (found === null) missing += 1;
    else {
      const { path, bytes, headers } = found;
      await putVerified(cache, path, bytes, { ...headers, ...about });
      progress.verses += 1;
      progress.bytes += bytes.byteLength;
    }
    onProgress({ ...progress });
  }
  return missing;
}

async function fetchInAnyQuality(
  { edition, bitrates }: Wanted,
  ayah: number,
  signal: AbortSignal,
): Promise<(VerseFile & { path: string }) | null> {
  for (const bitrate of bitrates) {
    const path = audioPath(bitrate, edition, ayah);
    const file = await fetchVerse(path, signal);
    if (file !== null) return { ...file, path };
  }
  return null;
}

/**
 * What a surah of a recitation will take, before any of it is loaded: from the lengths of a few verses.
 * `letters`: how long each verse of the surah is. Null when nobody tells.
 */
export async function askSize(
  { edition, bitrates, surah }: Wanted,
  letters: readonly number[],
  signal: AbortSignal,
): Promise<Size | null> {
  const ayahs = ayahsOf(surah);
  const [bitrate = 64] = bitrates;
  const known = new Map<number, number>();
  const ask = async (index: number) => {
    const path = audioPath(bitrate, edition, ayahs[index] ?? 1);
    const response = await fetch(path, { method: 'HEAD', signal });
    const length = Number(response.headers.get('content-length'));
    if (response.ok && length > 0) known.set(index, length);
  };
  await Promise.all(versesToAsk(ayahs.length).map((index) => ask(index).catch(() => {})));
  return sizeOf(letters.length === ayahs.length ? letters : ayahs.map(() => 1), known);
}
