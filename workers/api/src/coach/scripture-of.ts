import { surahCount } from '@fahm/contracts/quran/surahs.ts';
import { shinglesOfTranslations } from '@fahm/domain/coach/scripture.ts';
import type { VerseSource } from './verse-source.ts';

const SURAHS = Array.from({ length: surahCount }, (_, index) => index + 1);
/** Translations that an isolate keeps the runs of words of: one weighs about ten megabytes. */
const MAX_CACHED = 2;

const cacheBySource = new WeakMap<VerseSource, Map<string, ReadonlySet<string>>>();

/**
 * What a model must not say in words of its own: every run of words of the whole Qur'an in this translation.
 * Read once by an isolate; null while any surah of it is away.
 */
export async function scriptureOf(
  verses: VerseSource,
  translation?: string,
): Promise<ReadonlySet<string> | null> {
  const cache = cacheBySource.get(verses) ?? new Map<string, ReadonlySet<string>>();
  cacheBySource.set(verses, cache);
  const key = translation ?? '';
  const known = cache.get(key);
  if (known !== undefined) return known;
  const texts = await Promise.all(SURAHS.map((surah) => verses.translation(surah, translation)));
  if (texts.includes(null)) return null;
  const shingles = shinglesOfTranslations(texts.map((text) => text ?? []));
  const [oldest] = cache.keys();
  if (cache.size >= MAX_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(key, shingles);
  return shingles;
}
