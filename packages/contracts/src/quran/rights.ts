import type { Rights } from './quran.ts';

type RightsEntry = { rights: Rights; credit: string };

const tanzilArabic = (name: string): RightsEntry => ({
  rights: 'republishable',
  credit: `Tanzil Quran Text (${name}), tanzil.net, CC BY 3.0, unchanged.`,
});

/** Terms of tanzil.net/trans: its translations are for non-commercial purposes only. */
const byTanzil = (translator: string): RightsEntry => ({
  rights: 'non-commercial',
  credit: `${translator}, by way of tanzil.net. For non-commercial use only.`,
});

/**
 * What is known about the rights of editions. An edition that is not here is `unknown`, which is
 * treated like `non-commercial` where text is embedded. A new row needs a source somebody can read.
 */
const KNOWN: Readonly<Record<string, RightsEntry>> = {
  'quran-uthmani-kfgqpc': {
    rights: 'republishable',
    credit:
      "Uthmani text (Hafs) of the King Fahd Glorious Qur'an Printing Complex, by way of quran-db; " +
      'letters checked against Tanzil Quran Text 1.1 (tanzil.net, CC BY 3.0).',
  },
  'quran-uthmani': tanzilArabic('Uthmani'),
  'quran-uthmani-min': tanzilArabic('Uthmani, minimal'),
  'quran-simple': tanzilArabic('Simple'),
  'quran-simple-min': tanzilArabic('Simple, minimal'),
  'quran-simple-clean': tanzilArabic('Simple, clean'),
  'quran-simple-enhanced': tanzilArabic('Simple, enhanced'),
  'en.pickthall': {
    rights: 'public-domain',
    credit: 'Marmaduke Pickthall, The Meaning of the Glorious Koran (1930). Public domain.',
  },
  'en.sahih': {
    rights: 'non-commercial',
    credit: 'Saheeh International, by way of quran-db. For non-commercial use only.',
  },
  'en.arberry': byTanzil('A. J. Arberry'),
  'en.asad': byTanzil('Muhammad Asad'),
  'en.hilali': byTanzil('Muhammad Taqi-ud-Din al-Hilali and Muhammad Muhsin Khan'),
  'en.itani': byTanzil('Talal Itani'),
  'en.maududi': byTanzil("Abul A'la Maududi"),
  'en.yusufali': byTanzil('Abdullah Yusuf Ali'),
};

/** What is to be said of every edition that somebody has looked up, in the order of the table. */
export const EDITION_CREDITS: readonly string[] = Object.values(KNOWN).map(({ credit }) => credit);

/** Rights and credit of an edition; `unknown` and `null` when nobody has looked them up. */
export function rightsOf(identifier: string): { rights: Rights; credit: string | null } {
  const known = Object.hasOwn(KNOWN, identifier) ? KNOWN[identifier] : undefined;
  return known ?? { rights: 'unknown', credit: null };
}
