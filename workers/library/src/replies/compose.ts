import type {
  QuranPage,
  QuranSurah,
  QuranVerse,
  QuranVerses,
} from '@fahm/contracts/quran/quran.ts';
import { formatReference, type VerseId, type VerseRange } from '@fahm/quran/reference.ts';
import type { Surah } from '@fahm/quran/surahs.ts';
import { placeVerse, type Divisions } from '../text/divisions.ts';
import type { LibrarySurah } from '../text/library.ts';

/** Surahs of one edition by their number. */
export type Surahs = ReadonlyMap<number, LibrarySurah>;

const editionOf = (surahs: Surahs) => {
  const [first] = surahs.values();
  if (!first) throw new RangeError('a reply without a surah');
  return first.edition;
};

function verseOf(surahs: Surahs, divisions: Divisions, verse: VerseId): QuranVerse {
  const text = surahs.get(verse.surah)?.text.texts[verse.ayah - 1];
  // Counts were checked when the text came in: a hole here is a defect, never an empty verse.
  if (text === undefined) throw new RangeError(`no text for ${verse.surah}:${verse.ayah}`);
  return placeVerse(divisions, verse, text);
}

export function surahReply(facts: Surah, surah: LibrarySurah, divisions: Divisions): QuranSurah {
  const { number, nameEn, nameAr, revelation, versesCount } = facts;
  const surahs = new Map([[number, surah]]);
  const numbers = Array.from({ length: versesCount }, (_, index) => index + 1);
  return {
    edition: surah.edition,
    surah: { number, nameEn, nameAr, revelation, versesCount },
    basmala: surah.text.basmala,
    verses: numbers.map((ayah) => verseOf(surahs, divisions, { surah: number, ayah })),
  };
}

export function pageReply(
  page: number,
  verses: readonly VerseId[],
  surahs: Surahs,
  divisions: Divisions,
): QuranPage {
  const beginnings = verses.filter(({ ayah }) => ayah === 1);
  const basmalas = beginnings.map(({ surah }) => surahs.get(surah)?.text.basmala ?? null);
  return {
    edition: editionOf(surahs),
    page,
    basmala: basmalas.find((basmala) => basmala !== null) ?? null,
    verses: verses.map((verse) => verseOf(surahs, divisions, verse)),
  };
}

export function versesReply(
  range: VerseRange,
  verses: readonly VerseId[],
  surahs: Surahs,
  divisions: Divisions,
): QuranVerses {
  return {
    edition: editionOf(surahs),
    reference: formatReference(range),
    verses: verses.map((verse) => verseOf(surahs, divisions, verse)),
  };
}
