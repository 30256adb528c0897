import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { parseReference, versesOf } from '@fahm/quran/reference.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';

export type CorpusVerse = { key: string; ayah: number; arabic: string; translation: string };

const surahs = new Map<number, CorpusVerse[]>();

function versesIn(surah: number): CorpusVerse[] {
  const known = surahs.get(surah);
  if (known !== undefined) return known;
  const verses = readSurahText(surah).verses.map(({ ayah, arabic, translation }) => ({
    key: `${surah}:${ayah}`,
    ayah,
    arabic,
    translation,
  }));
  surahs.set(surah, verses);
  return verses;
}

/** All 6,236 verses in order. */
export const wholeCorpus = (): CorpusVerse[] => SURAHS.flatMap(({ number }) => versesIn(number));

/**
 * The Arabic of a reference, letter by letter; between verses stands the sign of the end of a verse.
 * @throws RangeError for a reference that is not in range.
 */
export function arabicOf(reference: string): string {
  const result = parseReference(reference);
  if (!result.ok) throw new RangeError(`${reference}: ${result.reason}`);
  const verses = versesOf(result.value).flatMap(
    ({ surah, ayah }) => versesIn(surah)[ayah - 1] ?? [],
  );
  return verses
    .map(({ arabic, ayah }, at) =>
      at === verses.length - 1 ? arabic : `${arabic} ${ayahEnd(ayah)}`,
    )
    .join(' ');
}
