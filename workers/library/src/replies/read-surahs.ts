import type { VerseId } from '@fahm/quran/reference.ts';
import type { Library } from '../text/library.ts';
import type { Surahs } from './compose.ts';

/** Every surah that one of the verses belongs to, read at the same time. */
export async function readSurahs(
  library: Library,
  edition: string | undefined,
  verses: readonly VerseId[],
): Promise<Surahs> {
  const numbers = [...new Set(verses.map(({ surah }) => surah))];
  const surahs = await Promise.all(numbers.map((number) => library.surah(edition, number)));
  return new Map(surahs.map((surah, index) => [numbers[index] ?? 0, surah]));
}
