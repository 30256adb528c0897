import { ARABIC_EDITION } from '../arabic-edition.ts';
import { TOTAL_VERSES } from '../surahs.ts';
import type { CorpusFingerprint, TextFingerprint } from './fingerprint.ts';

type Rights = 'public-domain' | 'republishable' | 'non-commercial' | 'unknown';

type EditionFacts = {
  /** Edition id, as in settings and in addresses. */
  id: string;
  /** A file of a package, or the text service that it was imported through and when (ISO date). */
  source:
    | { package: string; version: string; file: string }
    | { service: string; fetchedAt: string };
  rights: Rights;
  /** The line that /credits shows. */
  credit: string;
};

/** What is known of a translation beside its text. */
export type TranslationFacts = EditionFacts & {
  /** BCP 47. */
  language: string;
  /** In its own language. */
  name: string;
  englishName: string;
  direction: 'ltr' | 'rtl';
};

type Counted = { count: number; sha256: TextFingerprint };

export type Manifest = {
  arabic: EditionFacts & Counted;
  translation: TranslationFacts & Counted;
};

const CREDIT_ARABIC =
  "Uthmani text (Hafs) of the King Fahd Glorious Qur'an Printing Complex, by way of quran-db; " +
  'letters checked against Tanzil Quran Text 1.1 (tanzil.net, CC BY 3.0).';

/** What the corpus is, where it comes from and under which terms. `version` is quran-db's. */
export function buildManifest(
  fingerprint: CorpusFingerprint,
  version: string,
  translation: TranslationFacts,
): Manifest {
  return {
    arabic: {
      id: ARABIC_EDITION,
      source: { package: 'quran-db', version, file: 'utils/quran_text.js' },
      rights: 'republishable',
      credit: CREDIT_ARABIC,
      count: TOTAL_VERSES,
      sha256: fingerprint.arabic,
    },
    translation: {
      ...translation,
      count: TOTAL_VERSES,
      sha256: fingerprint.translation,
    },
  };
}
