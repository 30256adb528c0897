import type { ReferenceProblem } from '@fahm/quran/reference.ts';
import type { Surah } from '@fahm/quran/surahs.ts';

export const messages = {
  surah: (surah: Surah) => `${surah.nameEn}, surah ${surah.number}`,
  verse: (surah: Surah, reference: string) => `${surah.nameEn} ${reference}`,
  page: (n: number) => `Page ${n}`,
  juz: (n: number) => `Juz ${n}`,
  hizb: (n: number) => `Hizb ${n}`,
  problem: {
    malformed: 'Write a verse as surah:verse, for example 2:255.',
    'unknown-surah': 'There is no such surah. They are numbered 1 to 114.',
    'unknown-verse': 'This surah has no verse of that number.',
    reversed: 'The range ends before it begins.',
    'unknown-division': 'There is none of that number: pages go to 604, juz to 30, hizb to 60.',
  } satisfies Record<ReferenceProblem | 'unknown-division', string>,
};
