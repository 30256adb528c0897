import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { wordsOf } from '../files/words.ts';

/** How the titles are spelt of works that content cites often, and of those that have been spelt in two ways. */
const WORKS = [
  'Abd al-Razzaq, al-Musannaf',
  'Abu Hayyan, al-Bahr al-Muhit',
  "al-Alusi, Ruh al-Ma'ani",
  "al-Baghawi, Ma'alim al-Tanzil",
  'al-Baladhuri, Futuh al-Buldan',
  'al-Baydawi, Anwar al-Tanzil',
  'al-Dhahabi, Tarikh al-Islam',
  "al-Farra, Ma'ani al-Qur'an",
  "al-Ghazali, Ihya' Ulum al-Din",
  "al-Jassas, Ahkam al-Qur'an",
  "al-Kasani, Bada'i' al-Sana'i'",
  'al-Marghinani, al-Hidayah',
  "al-Mas'udi, Muruj al-Dhahab",
  "al-Mufid, Masarr al-Shi'ah",
  'al-Mufid, al-Irshad',
  "al-Muhaqqiq al-Hilli, Shara'i' al-Islam",
  'al-Nasafi, Madarik al-Tanzil',
  "al-Nawawi, al-Majmu'",
  'al-Nawawi, Sharh Sahih Muslim',
  "al-Qurtubi, al-Jami' li-Ahkam al-Qur'an",
  'al-Raghib al-Isfahani, al-Mufradat',
  'al-Razi, Mafatih al-Ghayb',
  "al-Sa'di, Taysir al-Karim al-Rahman",
  'al-Shawkani, Fath al-Qadir',
  'al-Suyuti, al-Durr al-Manthur',
  'al-Suyuti, al-Itqan',
  "al-Tabari, Jami' al-Bayan",
  'al-Tabari, Tarikh',
  "al-Tabrisi, Majma' al-Bayan",
  'al-Wahidi, Asbab al-Nuzul',
  "al-Zajjaj, Ma'ani al-Qur'an",
  'al-Zamakhshari, al-Kashshaf',
  'al-Zarkashi, al-Burhan',
  "Ibn al-Arabi, Ahkam al-Qur'an",
  'Ibn al-Jawzi, Zad al-Masir',
  'Ibn Ashur, al-Tahrir wa-l-Tanwir',
  'Ibn Atiyyah, al-Muharrar al-Wajiz',
  'Ibn Hajar, Fath al-Bari',
  'Ibn Hisham, Sirah',
  'Ibn Kathir, al-Bidayah wa-l-Nihayah',
  "Ibn Kathir, Qisas al-Anbiya'",
  'Ibn Kathir, Tafsir',
  'Ibn Qudamah, al-Mughni',
  'Ibn Rushd, Bidayat al-Mujtahid',
  "Ibn Sa'd, al-Tabaqat",
  'Lane, Arabic-English Lexicon',
  'Muhammad Abduh and Rashid Rida, Tafsir al-Manar',
  'Qadi Iyad, al-Shifa',
  'Shah Waliullah, Hujjat Allah al-Balighah',
  "Sayyid Qutb, Fi Zilal al-Qur'an",
] as const;

/** Other titles that the same works go by. */
const ALIASES: Record<string, (typeof WORKS)[number]> = {
  'al-Baydawi, Tafsir': 'al-Baydawi, Anwar al-Tanzil',
  'al-Qadi Iyad, al-Shifa': 'Qadi Iyad, al-Shifa',
  'al-Razi, al-Tafsir al-Kabir': 'al-Razi, Mafatih al-Ghayb',
  'al-Razi, Tafsir': 'al-Razi, Mafatih al-Ghayb',
  'al-Qurtubi, Tafsir': "al-Qurtubi, al-Jami' li-Ahkam al-Qur'an",
  "al-Sa'di, Tafsir": "al-Sa'di, Taysir al-Karim al-Rahman",
  'al-Tabari, Tafsir': "al-Tabari, Jami' al-Bayan",
  "al-Tabarsi, Majma' al-Bayan": "al-Tabrisi, Majma' al-Bayan",
  'Ibn Hisham, al-Sirah al-Nabawiyyah': 'Ibn Hisham, Sirah',
  "Ibn Kathir, Tafsir al-Qur'an al-Azim": 'Ibn Kathir, Tafsir',
  'Ibn al-Jawzi, Zad al-Masir fi Ilm al-Tafsir': 'Ibn al-Jawzi, Zad al-Masir',
  'Rashid Rida, Tafsir al-Manar': 'Muhammad Abduh and Rashid Rida, Tafsir al-Manar',
};

/** What two spellings of one title have in common: letters without marks, and one article. */
const keyOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|['’‘ʿʾ`]/gu, '')
    .replace(/\ba(?:[lnrstz]|dh|sh|th|d)-/g, 'al-')
    .replace(/(?<=[aeiou])h\b/g, '')
    .replace(/\b(?:wal|wa-al|wa-l|wa l)-/g, 'wal ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

const known: ReadonlyMap<string, string> = new Map([
  ...WORKS.map((work) => [keyOf(work), work] as const),
  ...Object.entries(ALIASES).map(([title, work]) => [keyOf(title), work] as const),
]);

/** A work has one spelling of its title in the whole content, whoever cites it. */
export function checkWorks(files: readonly ContentFile[]): Fault[] {
  const first = new Map(known);
  return files.flatMap((file) =>
    [...wordsOf(file.value)].flatMap(({ at, key, text }) => {
      if (key !== 'work') return [];
      const spelling = first.get(keyOf(text)) ?? text;
      first.set(keyOf(text), spelling);
      if (spelling === text) return [];
      return [
        { file: file.path, line: file.lineOf(at), message: `"${text}" is cited as "${spelling}"` },
      ];
    }),
  );
}
