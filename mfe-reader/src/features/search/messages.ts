import { counted } from '@fahm/ui/counted.ts';

const count = new Intl.NumberFormat('en');
const verses = (total: number): string => counted(total, 'verse');

export const messages = {
  title: 'Search the Qur’an · Fahm',
  titleOf: (query: string) => `${query} · Search the Qur’an · Fahm`,
  heading: 'Search the Qur’an',
  lead: 'All 6,236 verses, in Arabic and in English.',
  label: 'Words, or a place in the Qur’an',
  placeholder: 'Words, or 2:255',
  submit: 'Search',
  scripting: 'Searching the verses needs JavaScript, which is switched off here.',
  surahs: 'Choose a surah from the list instead',
  tips: 'What you can type',
  examples: [
    { query: 'mercy', means: 'words of the translation, or how they begin' },
    { query: 'الصلاة', means: 'Arabic, without any marks' },
    { query: '"straight path"', means: 'words that stand together, in quotes' },
    { query: '2:255', means: 'a verse, or a range of them: 2:255-257' },
    { query: 'Al-Kahf 10', means: 'a surah by its name, and a verse of it' },
    { query: 'ayat al-kursi', means: 'a passage by what it is called' },
    { query: 'page 50', means: 'a page; juz 30 and hizb 60 work too' },
  ],
  goTo: (name: string) => `Go to ${name}`,
  short: 'Type at least two letters of a word, or a verse such as 2:255.',
  loading: 'The verses are on their way: about 370 kB, once.',
  progress: 'Share of the verses that has come',
  failed: 'The verses could not be loaded. The connection may have dropped.',
  retry: 'Try again',
  found: verses,
  foundFor: (total: number, query: string) => `${verses(total)} found for ${query}`,
  foundNear: (total: number, mended: string, query: string) =>
    `${verses(total)} found for ${mended}; none for ${query}`,
  place: (names: readonly string[]) => `Found: ${names.join(', ')}`,
  near: 'Did you mean this?',
  showing: 'Showing results for',
  instead: 'Search instead for',
  firstOf: (shown: number, total: number) => `The first ${shown} of ${count.format(total)} verses.`,
  none: (query: string) => `No verses found for “${query}”.`,
  hints: [
    'Every word has to occur in the verse: fewer words find more.',
    'English words are looked for in the Saheeh International translation; another wording may help.',
    'Arabic is found without marks, and from a part of a word.',
  ],
  builtIn:
    'The search reads the built-in translation, Saheeh International, not the one you chose for reading.',
  reference: (name: string, key: string) => `${name} ${key}`,
  pages: 'Pages of results',
  page: (page: number, pages: number) => `Page ${count.format(page)} of ${count.format(pages)}`,
  previous: 'Previous',
  next: 'Next',
};
