import { quranSurahSchema } from '@fahm/contracts/quran/quran.ts';
import type { SurahText } from '@fahm/domain/coach/retrieve.ts';
import { ARABIC_EDITION } from '@fahm/quran/arabic-edition.ts';
import { checkArabic } from '@fahm/quran/text/check-text.ts';

/** The library worker, which has the text; this worker and its database have none. */
export type LibraryBinding = { fetch: (url: string, init?: RequestInit) => Promise<Response> };

/** How long a surah's text may take, in milliseconds. */
const DEADLINE_MS = 3000;
/** Surahs that an isolate keeps; a chat is about one, and the longest weighs 60 kB. */
const MAX_CACHED = 12;

export type VerseSource = {
  /** A surah in Arabic and in a translation, the default one when that is not known; null while it is away. */
  surah: (number: number, translation?: string) => Promise<SurahText | null>;
  /** A surah in a translation alone, the default one when that is away; not kept. */
  translation: (number: number, translation?: string) => Promise<string[] | null>;
};

const textsOf = async (
  library: LibraryBinding,
  surah: number,
  edition?: string,
): Promise<string[] | null> => {
  const query = edition === undefined ? '' : `?edition=${encodeURIComponent(edition)}`;
  const url = `https://library/api/quran/surahs/${surah}${query}`;
  try {
    const response = await library.fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return quranSurahSchema.parse(await response.json()).verses.map(({ text }) => text);
  } catch {
    return null;
  }
};

const readTranslation = async (
  library: LibraryBinding,
  surah: number,
  translation?: string,
): Promise<string[] | null> =>
  (await textsOf(library, surah, translation)) ??
  (translation === undefined ? null : await textsOf(library, surah));

const readSurah = async (
  library: LibraryBinding,
  surah: number,
  translation?: string,
): Promise<SurahText | null> => {
  const [arabic, texts] = await Promise.all([
    textsOf(library, surah, ARABIC_EDITION),
    readTranslation(library, surah, translation),
  ]);
  // Arabic that differs from the corpus by one mark is not shown: the reference stands alone then.
  if (arabic === null || texts === null || !(await checkArabic(surah, arabic))) return null;
  return { arabic, translation: texts };
};

const cacheByLibrary = new WeakMap<LibraryBinding, Map<string, SurahText>>();

/** Reads through the library; what it answered before, an isolate still has. */
export const createVerseSource = (library: LibraryBinding): VerseSource => {
  const cache = cacheByLibrary.get(library) ?? new Map<string, SurahText>();
  cacheByLibrary.set(library, cache);
  return {
    translation: (number, translation) => readTranslation(library, number, translation),
    async surah(number, translation) {
      const key = `${number} ${translation ?? ''}`;
      const known = cache.get(key);
      if (known !== undefined) return known;
      const text = await readSurah(library, number, translation);
      if (text === null) return null;
      const [oldest] = cache.keys();
      if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
      cache.set(key, text);
      return text;
    },
  };
};
