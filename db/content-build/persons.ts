import type { FigureCard } from '@fahm/contracts/content/figures.ts';
import type { SurahLessons } from './build/authored.ts';
import { type Words, wordsOf } from './files/words.ts';
import { withoutEnding } from './rules/transliteration/names.ts';

/** Who hands down or explains, and is nobody that a verse is about. */
const HAND_DOWN = new Set(
  (
    'Abdullah ibn al-Zubayr; Abdullah ibn Amr; Abu al-Aliyah; Abu al-Darda; Abu al-Jawza; ' +
    "Abu Amr; Abu Hanifah; Abu Hurayrah; Abu Ja'far; Abu Malik; Abu Mijlaz; Abu Musa; " +
    "Abu Muslim; Abu Rafi; Abu Razin; Abu Sa'id; Abu Salamah; Abu Salih; Abu Ubayd; " +
    'Abu Ubaydah; Abu Yusuf; Ahmad ibn Hanbal; al-Fudayl ibn Iyad; al-Husayn ibn al-Fadl; ' +
    "al-Rabi; al-Rabi' ibn Anas; Ali ibn Abi Talhah; Ali ibn al-Husayn; Amr; Amr ibn Hazm; " +
    'Anas; Ata; Ata ibn Abi Rabah; Ata ibn Dinar; Ata ibn Yasar; Ibn Abbas; ' +
    'Ibn al-Hanafiyyah; Ibn al-Zubayr; Ibn Amir; Ibn Ishaq; Ibn Jurayj; Ibn Kaysan; ' +
    "Ibn Majah; Ibn Mas'ud; Ibn Qutaybah; Ibn Sirin; Ibn Umar; Ibn Uyaynah; Ibn Zayd; " +
    "Imran ibn Husayn; Jabir; Ka'b; Muhammad ibn Ja'far; Muhammad ibn Ka'b; Muqatil; " +
    "Muqatil ibn Hayyan; Qatadah; Sa'd ibn Hisham; Sa'id ibn al-Musayyab; Sa'id ibn Jubayr; " +
    'Salamah ibn al-Akwa; Salim ibn Abdullah; Sufyan; Sufyan ibn Uyaynah; Ubayd ibn Umayr; ' +
    'Ubayy; Umar ibn Abd al-Aziz; Uqbah ibn Amir; Urwah; Wahb; Wahb ibn Munabbih; ' +
    'Yahya ibn Sallam; Zayd ibn Aslam; Ziyad ibn Abi Maryam'
  ).split('; '),
);

/** Part of a longer name, and names that several bear. */
const NOBODY = new Set([
  'Allah',
  'Bakr',
  'Labid',
  'Mutarrif',
  "Nu'aym",
  "Sa'id",
  'Salim',
  'al-Harith',
]);

/** So many items name a person who may then deserve a page. */
const OFTEN = 3;

const NAME = "(?:Abd )?(?:[Aa]l-)?\\p{Lu}[\\p{L}']+";
const PERSON = new RegExp(
  `(?<![\\p{L}'-])(?:(?:Abu|Umm|Ibn) (?:al-|Abi |Umm )?${NAME}|${NAME}(?: (?:ibn|bint) (?:Abi |Abd )?${NAME}(?: al-${NAME})?)?)`,
  'gu',
);
const NAMED_AFTER_FATHER = new RegExp(`(${NAME}) (?:ibn|bint) `, 'gu');
/** Whom a source or a holder of a view names is not told of. */
const OF_SOURCES = new Set(['work', 'at', 'note', 'hadith', 'who', 'by']);

type Named = Pick<FigureCard, 'primaryNameEn' | 'aliases'>;

/** Persons whom lessons name often and who have no page, the most frequent first, with how many items name them. */
export function personsWithoutPage(
  lessons: readonly SurahLessons[],
  figures: readonly Named[],
): [name: string, items: number][] {
  const items = lessons
    .flatMap(({ concepts, rules, stories, cards }) => [...concepts, ...rules, ...stories, ...cards])
    .map((item) => Array.from(wordsOf(item)));
  const told = items.map((words) => textOf(words, ({ key }) => !OF_SOURCES.has(key)));
  const authors = items
    .flat()
    .flatMap(({ key, text }) => (key === 'work' ? (text.split(',')[0] ?? []) : []));
  const known = new Set(
    [...HAND_DOWN, ...authors, ...figures.flatMap(namesOf)].map(withoutEnding).map(inSentence),
  );
  const given = new Set(
    told.flatMap((text) => [...text.matchAll(NAMED_AFTER_FATHER)].map(([, name = '']) => name)),
  );
  const count = new Map<string, number>();
  for (const text of told) {
    const named = [...text.matchAll(PERSON)].map(([name]) => withoutEnding(name));
    for (const name of new Set(named)) count.set(name, (count.get(name) ?? 0) + 1);
  }
  return [...count]
    .filter(([name, often]) => often >= OFTEN && (name.includes(' ') || given.has(name)))
    .filter(([name]) => !known.has(inSentence(name)) && !NOBODY.has(name))
    .toSorted(([one, a], [other, b]) => b - a || one.localeCompare(other));
}

export const personLines = (persons: ReturnType<typeof personsWithoutPage>): string[] => [
  `${String(persons.length).padStart(5)} persons without a page whom lessons name often: ` +
    persons.map(([name, items]) => `${name} (${items})`).join(', '),
];

const textOf = (words: readonly Words[], isTold: (word: Words) => boolean): string =>
  words
    .filter(isTold)
    .map(({ text }) => text.replace(/\s+/g, ' '))
    .join('. ');

/** Without the brackets that explain, and the first name alone, as a text goes on to call somebody. */
const namesOf = ({ primaryNameEn, aliases }: Named): string[] =>
  [primaryNameEn, ...aliases]
    .map((it) => it.replace(/ \(.*/, ''))
    .flatMap((name) => [name, name.replace(/ (?:ibn|bint) .*/, '')]);

/** With the article as it is where no sentence begins. */
const inSentence = (name: string): string => name.replace(/^Al-/, 'al-');
