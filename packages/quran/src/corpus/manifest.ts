import { ARABIC_EDITION } from '../arabic-edition.ts';
import { TOTAL_VERSES } from '../surahs.ts';
import type { CorpusFingerprint, TextFingerprint } from './fingerprint.ts';

type Rights = 'public-domain' | 'republishable' | 'non-commercial' | 'unknown';

type EditionManifest = {
  /** Edition id, as in settings and in addresses. */
  id: string;
  source: { package: string; version: string; file: string };
  rights: Rights;
  /** The line that /credits shows. */
  credit: string;
  count: number;
  sha256: TextFingerprint;
};

export type Manifest = { arabic: EditionManifest; translation: EditionManifest };

const CREDIT_ARABIC =
  "Uthmani text (Hafs) of the King Fahd Glorious Qur'an Printing Complex, by way of quran-db; " +
  'letters checked against Tanzil Quran Text 1.1 (tanzil.net, CC BY 3.0).';

const CREDIT_TRANSLATION = 'Saheeh International, by way of quran-db. For non-commercial use only.';

/** What the corpus is, where it comes from and under which terms. `version` is quran-db's. */
export function buildManifest(fingerprint: CorpusFingerprint, version: string): Manifest {
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
      id: 'en.sahih',
      source: { package: 'quran-db', version, file: 'utils/translations/en_saheeh.js' },
      rights: 'non-commercial',
      credit: CREDIT_TRANSLATION,
      count: TOTAL_VERSES,
      sha256: fingerprint.translation,
    },
  };
}
