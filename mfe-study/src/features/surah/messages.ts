import { type Surah, TOTAL_SURAHS } from '@fahm/quran/surahs.ts';
import { tabNames } from '../../lib/tab-names.ts';
import type { Tab } from '../../lib/tabs.ts';

/** Every string of the surah page that a translator would need. */
export const messages = {
  coach: 'Ask the coach',
  back: 'All Surahs',
  home: 'Home',
  noSurah: {
    title: 'Surah Not Found · Fahm',
    heading: 'Surah Not Found',
    text: `The Qur'an has ${TOTAL_SURAHS} surahs, from 1 to ${TOTAL_SURAHS}.`,
    back: 'Back to Surahs',
  },
  number: (surah: Surah) => `Surah ${surah.number} of ${TOTAL_SURAHS}`,
  badge: { free: 'FREE', pro: 'PRO' },
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
  read: 'Open in the reader',
  tabsLabel: 'Parts of the lesson',
  tabs: tabNames,
  describe: {
    read: 'The surah verse by verse, with its translation. Read it first: everything else points back to it.',
    concepts: 'The ideas that hold the surah together, each with its verses and its sources.',
    rules:
      'What is drawn from the verses for conduct, whose reading it is, and where readings differ. For a ruling on your own case ask a qualified scholar.',
    stories:
      'What happened, or what is told, and what it teaches. Each has a version for children.',
    practice: 'Questions on what you have learned: at ease, or with reviews spaced over days.',
    mastery:
      'What you should be able to say without looking. Tick it off, or let your cards show it.',
  } satisfies Record<Tab, string>,
  noScript: 'Rules, stories, practice and mastery need JavaScript and a free account.',
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
};
