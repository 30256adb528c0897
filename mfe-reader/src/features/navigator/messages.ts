import { counted } from '@fahm/ui/counted.ts';
import type { Surah } from '@fahm/quran/surahs.ts';

export const messages = {
  title: 'Go to',
  close: 'Close',
  box: 'Surah, verse, page or juz, or words to search for',
  placeholder: 'Al-Kahf, 2:255, page 50, mercy',
  matches: 'Matches',
  count: (count: number) => counted(count, 'match', 'matches'),
  searchFor: (text: string) => `Search the verses for “${text}”`,
  tabs: 'Ways to choose a place',
  tab: { surah: 'Surah', verse: 'Verse', page: 'Page', juz: 'Juz' },
  surahs: 'Surahs',
  verses: (count: number) => `${count} verses`,
  here: 'You are here',
  surah: 'Surah',
  surahOption: (surah: Surah) => `${surah.number}. ${surah.nameEn}`,
  verse: 'Verse',
  page: 'Page',
  limits: (last: number) => `1 to ${last}`,
  noVerse: (surah: Surah) => `${surah.nameEn} has verses 1 to ${surah.versesCount}.`,
  noPage: (last: number) => `Pages are numbered 1 to ${last}.`,
  go: 'Go',
  slider: 'Page, by sliding',
  beginsAt: (name: string, key: string) => `Begins at ${name} ${key}`,
  juz: (n: number) => `Juz ${n}`,
  quarters: 'Quarters',
  quartersOf: (n: number) => `Quarters of juz ${n}`,
  quarter: (hizb: number, quarter: number) =>
    quarter === 1 ? `Hizb ${hizb}` : `Hizb ${hizb}, quarter ${quarter}`,
  place: (name: string, key: string) => `${name} ${key}`,
  verseHere: (surah: Surah, ayah: number) => `Verse ${ayah} of this surah, ${surah.nameEn}`,
};
