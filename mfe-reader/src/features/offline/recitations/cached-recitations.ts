import { CACHES, CACHED_BYTES } from '@fahm/mfe-kit/offline-cache.ts';
import { verseByGlobalNumber } from '@fahm/quran/reference.ts';
import { createStore } from '../../../lib/store.ts';

/** Name of the reciter, percent-encoded: it lies with each file, so that nothing has to be remembered beside. */
export const CACHED_RECITER = 'x-kept-reciter';

/** A surah of a recitation, or what of it is on this device. */
export type CachedRecitation = {
  /** Edition id. */
  edition: string;
  reciter: string;
  surah: number;
  /** Global numbers of its verses that are here, in whatever quality. */
  ayahs: ReadonlySet<number>;
  bytes: number;
};

type Entry = { path: string; bytes: number; reciter: string | null };

const FILE = /^\/audio\/\d+\/([^/]+)\/(\d+)\.mp3$/;

/** Under what a surah of a recitation is found among those that are kept. */
export const recitationKey = (edition: string, surah: number): string => `${edition}/${surah}`;

export const cachedRecitations = createStore<ReadonlyMap<string, CachedRecitation>>(new Map());

/** Looks anew; where the browser denies storage there is nothing. */
export async function refreshCachedRecitations(): Promise<void> {
  cachedRecitations.write(describeRecitations(await readEntries().catch(() => [])));
}

async function readEntries(): Promise<Entry[]> {
  const cache = await caches.open(CACHES.audio);
  return Promise.all(
    (await cache.keys()).map(async (key) => {
      const headers = (await cache.match(key))?.headers;
      return {
        path: new URL(key.url).pathname,
        bytes: Number(headers?.get(CACHED_BYTES)),
        reciter: decodeURIComponent(headers?.get(CACHED_RECITER) ?? '') || null,
      };
    }),
  );
}

/** From the kept files: by `recitationKey`, in the order of the Qur'an. */
export function describeRecitations(entries: readonly Entry[]): Map<string, CachedRecitation> {
  const found = new Map<string, CachedRecitation>();
  for (const { path, bytes, reciter } of entries) {
    const [, edition = '', number] = FILE.exec(path) ?? [];
    const ayah = Number(number);
    const surah = verseByGlobalNumber(ayah)?.surah;
    if (surah === undefined) continue;
    const key = recitationKey(edition, surah);
    const before = found.get(key);
    found.set(key, {
      edition,
      reciter: before?.reciter ?? reciter ?? edition,
      surah,
      ayahs: new Set([...(before?.ayahs ?? []), ayah]),
      bytes: (before?.bytes ?? 0) + bytes,
    });
  }
  return new Map([...found].toSorted(([, a], [, b]) => a.surah - b.surah));
}

/** Takes a surah of a recitation off the device. */
export async function removeRecitation(edition: string, surah: number): Promise<void> {
  const cache = await caches.open(CACHES.audio);
  const keys = (await cache.keys()).filter(({ url }) => {
    const [, of, ayah] = FILE.exec(new URL(url).pathname) ?? [];
    return of === edition && verseByGlobalNumber(Number(ayah))?.surah === surah;
  });
  await Promise.all(keys.map((key) => cache.delete(key)));
}
