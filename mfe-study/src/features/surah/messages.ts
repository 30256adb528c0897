import { type Surah, TOTAL_SURAHS } from '@fahm/quran/surahs.ts';

/** Every string of the surah page that a translator would need. */
export const messages = {
  back: 'Home',
  number: (surah: Surah) => `Surah ${surah.number} of ${TOTAL_SURAHS}`,
  badge: { free: 'FREE', pro: 'PRO' },
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
  read: 'Read this surah',
  free: {
    heading: 'Lessons are being prepared',
    text: 'Concepts, rules, stories, practice and mastery objectives will stand here. Until then, the surah itself is open to read.',
  },
  pro: {
    heading: 'Subscription Required',
    text: 'Lessons are free for surahs 1 to 5 and part of Pro for the other 109. They are still being prepared. Reading is free for every surah.',
    pricing: 'View Pricing',
  },
  about: {
    heading: 'About this surah',
    order: 'Order of revelation',
    orderValue: (surah: Surah) => `${surah.revelationOrder} of ${TOTAL_SURAHS}`,
    orderNote: 'Order of revelation as in the Egyptian edition; scholars differ on it.',
    page: 'Begins on page',
    pageValue: (surah: Surah) => `${surah.startPage} of 604`,
    juz: 'Begins in juz',
    juzValue: (surah: Surah) => `${surah.startJuz} of 30`,
    rukus: 'Rukus',
  },
  steps: 'Surahs',
  previous: 'Previous',
  next: 'Next',
  loading: (name: string) => `Loading ${name}…`,
  missing: 'Part of this page could not be loaded.',
  missingHint: 'What you see stays. The connection may have dropped.',
  retry: 'Retry',
  title: (surah: Surah) =>
    `Study ${surah.nameEn} (${surah.meaningEn}), surah ${surah.number} · Fahm`,
  description: (surah: Surah) =>
    `Study surah ${surah.number}, ${surah.nameEn} (${surah.meaningEn}): ` +
    `${surah.versesCount} verses, ${surah.revelation}. Concepts, rules, stories, practice and mastery.`,
};
