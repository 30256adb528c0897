import { SURAHS } from '../surahs.ts';
import { toUnicodeCodePoints } from './code-points.ts';
import { divisionsOf } from './divisions.ts';
import { mend } from './errata.ts';
import type { SurahText } from './model.ts';

/** One verse as quran-db delivers it, Arabic and translations alike. */
export type SourceVerse = { surah_number: number; verse_number: number; content: string };

const SURAH_WITHOUT_BASMALA = 9;

/**
 * The whole corpus, surah by surah. The basmala above a surah is the text of verse 1:1.
 * @throws when a source does not hold exactly the verses of the surah facts.
 */
export function assembleCorpus(
  arabic: readonly SourceVerse[],
  translation: readonly SourceVerse[],
): SurahText[] {
  const arabicByKey = indexByKey(arabic, 'Arabic');
  const translationByKey = indexByKey(translation, 'translation');
  const surahs = SURAHS.map(({ number: surah, versesCount }) => ({
    surah,
    basmala: null,
    verses: Array.from({ length: versesCount }, (_, index) => {
      const ayah = index + 1;
      return {
        ayah,
        arabic: toUnicodeCodePoints(mend(surah, ayah, take(arabicByKey, surah, ayah, 'Arabic'))),
        translation: take(translationByKey, surah, ayah, 'translation'),
        ...divisionsOf(surah, ayah),
      };
    }),
  }));
  refuseRest(arabicByKey, 'Arabic');
  refuseRest(translationByKey, 'translation');
  return withBasmala(surahs);
}

function withBasmala(surahs: SurahText[]): SurahText[] {
  const basmala = surahs[0]?.verses[0]?.arabic ?? null;
  return surahs.map((text) =>
    text.surah === 1 || text.surah === SURAH_WITHOUT_BASMALA ? text : { ...text, basmala },
  );
}

function indexByKey(verses: readonly SourceVerse[], kind: string): Map<string, string> {
  const byKey = new Map<string, string>();
  for (const { surah_number, verse_number, content } of verses) {
    const key = `${surah_number}:${verse_number}`;
    if (byKey.has(key)) throw new Error(`The ${kind} source holds ${key} twice`);
    byKey.set(key, content);
  }
  return byKey;
}

function take(byKey: Map<string, string>, surah: number, ayah: number, kind: string): string {
  const key = `${surah}:${ayah}`;
  const content = byKey.get(key);
  if (!content) throw new Error(`The ${kind} source has no text for ${key}`);
  byKey.delete(key);
  return content;
}

function refuseRest(byKey: Map<string, string>, kind: string): void {
  const [key] = byKey.keys();
  if (key !== undefined) throw new Error(`The ${kind} source holds ${key}, which does not exist`);
}
