import { type Form, folded, plainArabic, withoutArticle } from './spellings.ts';

/**
 * Names of God in the Qur'an and the Sunnah that this list does not have and that are a letter away from
 * one that it has: whoever types one has made no slip. Each in Latin letters, and in Arabic.
 */
const OTHER_NAMES = [
  ['al-Jamil, al-Jameel', 'الجميل'],
  ['al-Rafiq, al-Rafeeq', 'الرفيق'],
  ['al-Qahir', 'القاهر'],
  ['al-Muhit, al-Muheet', 'المحيط'],
  ['al-Hafi, al-Hafiyy', 'الحفي'],
  ["al-A'la", 'الأعلى'],
  ['al-Qarib, al-Qareeb', 'القريب'],
  ['al-Mubin, al-Mubeen', 'المبين'],
  ['al-Kafi, al-Kafee', 'الكافي'],
  ['al-Ghafir', 'الغافر'],
  ['al-Fatir', 'الفاطر'],
  ['al-Ghalib', 'الغالب'],
  ['al-Jawad, al-Jawaad', 'الجواد'],
] as const;

const SPELLINGS: ReadonlyMap<Form, ReadonlySet<string>> = new Map([
  [
    folded,
    new Set(
      OTHER_NAMES.flatMap(([latin]) => latin.split(', ').map((it) => folded(withoutArticle(it)))),
    ),
  ],
  [plainArabic, new Set(OTHER_NAMES.map(([, arabic]) => plainArabic(arabic).replace(/^ال/, '')))],
]);

/** Whether what was typed is such a name, with its article or without. */
export function isOtherName(typed: string, plain: Form): boolean {
  const bare = plain === folded ? folded(withoutArticle(typed)) : plain(typed).replace(/^ال/, '');
  return SPELLINGS.get(plain)?.has(bare) ?? false;
}
