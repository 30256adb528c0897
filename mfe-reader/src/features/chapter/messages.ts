import type { Surah } from '@fahm/quran/surahs.ts';

/** Every string of the chapter page that a translator would need. */
export const messages = {
  previous: 'Previous',
  next: 'Next',
  previousChapter: (name: string) => `Previous chapter: ${name}`,
  nextChapter: (name: string) => `Next chapter: ${name}`,
  noPrevious: 'Previous chapter: none, this is the first',
  noNext: 'Next chapter: none, this is the last',
  chapters: 'Chapters',
  here: (surah: Surah) => `${surah.number}. ${surah.nameEn}`,
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
  sajda: { recommended: 'Prostration', obligatory: 'Prostration' },
  loading: (name: string) => `Loading ${name}…`,
  failed: 'Failed to load verse content',
  failedHint: 'The connection may have dropped. Your place is kept.',
  retry: 'Try again',
  credits: {
    arabic: 'Arabic: King Fahd Glorious Qur’an Printing Complex, Madinah (Hafs, Uthmani script).',
    translation: 'Translation:',
  },
  title: (surah: Surah) => `${surah.nameEn} (${surah.meaningEn}), surah ${surah.number} · Fahm`,
  description: (surah: Surah) =>
    `Read surah ${surah.number}, ${surah.nameEn} (${surah.meaningEn}): ` +
    `${surah.versesCount} verses in Arabic with an English translation.`,
};
