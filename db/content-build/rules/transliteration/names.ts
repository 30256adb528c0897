import { SURAHS } from '@fahm/quran/surahs.ts';
import type { ContentFile } from '../../files/content-file.ts';
import { wordsOf } from '../../files/words.ts';

/** Names as English and other systems have them. */
export const OTHER_SYSTEMS: Readonly<Record<string, string>> = {
  Aaron: 'Harun',
  Abraham: 'Ibrahim',
  Elijah: 'Ilyas',
  Gabriel: 'Jibril',
  Ishmael: "Isma'il",
  Jesus: 'Isa',
  Kaaba: "Ka'bah",
  Koran: "Qur'an",
  Mecca: 'Makkah',
  Medina: 'Madinah',
  Mohammed: 'Muhammad',
  Moses: 'Musa',
  Muhammed: 'Muhammad',
  Noah: 'Nuh',
  Quran: "Qur'an",
  Sura: 'Surah',
};

/** Names that have been spelt in two ways. Of others the more frequent spelling is taken for the right one. */
export const STANDARD: ReadonlySet<string> = new Set([
  'Aminah',
  'Hamzah',
  'Hanifah',
  "Isma'il",
  "Mika'il",
  'Salimah',
  "Ya'qub",
]);

/** Two words, not two spellings of one: letters without marks and without a last h. */
export const TWO_WORDS: ReadonlySet<string> = new Set(
  // Somebody of today in a card (Rabia, Sara), and somebody of old; the letters Ya-Sin, and the name in 37:130.
  'a ala alas o rabia sad said sara yasin'.split(' '),
);

/** Terms of the rites and their places that have a capital and, in the guides to the rites, every letter. */
export const RITE_TERMS: ReadonlySet<string> = new Set(
  (
    'Miqāt Iḥrām Ihrām Ṭawāf Saʿy Ḥalq Ṣalāt ʿUmrah Wuḍūʾ Kaʿbah Ḥijr Maqām Ṣafā Fātiḥah Dhū Dhāt ' +
    'Ḥulayfah Juḥfah Manāzil ʿIrq Tanʿīm ʿAqīq Allāhu Allāhumma'
  ).split(' '),
);

/** Without the article. */
export const bare = (word: string): string =>
  word.replace(/^[Aa](?:l|[nrstzdṣḍṭẓ]|th|dh|sh)-(?=[\p{Lu}ʿ])/u, '');

/** Whether it has a capital, after the article or a sign. */
export const isName = (word: string): boolean => /^[ʿʾ']?\p{Lu}/u.test(bare(word));

/** Without what English puts behind it. */
export const withoutEnding = (word: string): string => word.replace(/['’]s?$/u, '');

/** With the article as it is heard before a letter of the sun; null before another. */
export function heardForm(name: string): string | null {
  const [, letter] = /^al-(th|dh|sh|[tdrzsn])/i.exec(name) ?? [];
  return letter === undefined ? null : `a${letter.toLowerCase()}-${name.slice('al-'.length)}`;
}

/** Surahs whose names have the article as it is heard, by their names in small letters. */
export const HEARD_SURAHS: ReadonlyMap<string, string> = new Map(
  SURAHS.flatMap(({ nameEn }) =>
    /^a(?!l-)[a-z]{1,2}-/i.test(nameEn) ? [[nameEn.toLowerCase(), nameEn] as const] : [],
  ),
);

const plain = (text: string) => text.normalize('NFD').replace(/[\p{M}ʿʾ]/gu, '');

/** Names of God in their heard form, in small and plain letters. */
export function namesOfGod(files: readonly ContentFile[]): ReadonlySet<string> {
  const guide = files.find(({ path }) => path === 'guides/names.yaml');
  const names = [...wordsOf(guide?.value)].filter(({ key }) => key === 'transliteration');
  return new Set(names.map(({ text }) => plain(text).toLowerCase()));
}
