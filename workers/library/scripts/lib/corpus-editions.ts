import type { Edition } from '@fahm/contracts/quran/quran.ts';
import type { SurahText } from '@fahm/contracts/quran/text.ts';
import { readManifest, type SurahText as CorpusSurah } from '@fahm/quran/corpus.ts';

/** An edition with all its text; `sha256` is that of its verses. */
export type WholeEdition = { edition: Edition; surahs: SurahText[]; sha256: string };

/** The two editions of the corpus, which was verified when it was built. */
export function corpusEditions(corpus: readonly CorpusSurah[]): WholeEdition[] {
  const { arabic, translation } = readManifest();
  return [
    {
      edition: {
        identifier: arabic.id,
        language: 'ar',
        name: 'مصحف المدينة',
        englishName: 'Uthmani (King Fahd Complex)',
        direction: 'rtl',
        format: 'text',
        type: 'quran',
        rights: arabic.rights,
        credit: arabic.credit,
      },
      surahs: corpus.map(({ basmala, verses }) => ({
        basmala,
        texts: verses.map((verse) => verse.arabic),
      })),
      sha256: arabic.sha256.whole,
    },
    {
      edition: {
        identifier: translation.id,
        language: translation.language,
        name: translation.name,
        englishName: translation.englishName,
        direction: translation.direction,
        format: 'text',
        type: 'translation',
        rights: translation.rights,
        credit: translation.credit,
      },
      surahs: corpus.map(({ verses }) => ({
        basmala: null,
        texts: verses.map((verse) => verse.translation),
      })),
      sha256: translation.sha256.whole,
    },
  ];
}
