import type { Surah } from '@fahm/quran/surahs.ts';
import { ARABIC_CREDIT } from '../../lib/text/arabic-edition.ts';
import type { NumberedKind } from '../../lib/unit.ts';

const KINDS: Record<NumberedKind | 'verse', string> = {
  chapter: 'chapter',
  page: 'page',
  juz: 'juz',
  hizb: 'quarter of a hizb',
  verse: 'verse',
};

/** Quarters are counted through the whole text, four to a hizb. */
const quarterOf = (n: number): string => `Hizb ${Math.ceil(n / 4)}, quarter ${((n - 1) % 4) + 1}`;

/** Every string of a reading page that a translator would need. */
export const messages = {
  previous: 'Previous',
  next: 'Next',
  previousUnit: (kind: NumberedKind | 'verse', name: string) => `Previous ${KINDS[kind]}: ${name}`,
  nextUnit: (kind: NumberedKind | 'verse', name: string) => `Next ${KINDS[kind]}: ${name}`,
  noPrevious: (kind: NumberedKind | 'verse') => `Previous ${KINDS[kind]}: none, this is the first`,
  noNext: (kind: NumberedKind | 'verse') => `Next ${KINDS[kind]}: none, this is the last`,
  bar: 'Reading',
  listen: 'Listen from here',
  search: 'Search',
  settings: 'Reading settings',
  surahName: (surah: Surah) => `${surah.number}. ${surah.nameEn}`,
  numbered: (kind: Exclude<NumberedKind, 'chapter'>, n: number): string =>
    kind === 'page' ? `Page ${n}` : kind === 'juz' ? `Juz ${n}` : quarterOf(n),
  verseName: (surah: Surah, ayah: number) => `${surah.nameEn} ${surah.number}:${ayah}`,
  here: (juz: number, page: number) => `Juz ${juz} · Page ${page}`,
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
  span: (start: string, end: string) => (start === end ? start : `${start} – ${end}`),
  inSurah: (surah: Surah) => `Read it in ${surah.nameEn}`,
  bookmarked: 'Bookmarked',
  hidden: 'Hidden. Press Enter to reveal it.',
  sajda: { recommended: 'Prostration', obligatory: 'Prostration' },
  loading: (name: string) => `Loading ${name}…`,
  failed: 'Failed to load verse content',
  failedHint: 'The connection may have dropped. Your place is kept.',
  retry: 'Try again',
  translationPending: 'Your translation is on its way…',
  translationFailed: 'Your translation could not be loaded; this is the built-in one.',
  arabicCredit: ARABIC_CREDIT,
  translationCredit: 'Translation:',
  offline: 'Read this offline',
  check: 'What did you take from it?',
  title: {
    chapter: (surah: Surah) => `${surah.nameEn} (${surah.meaningEn}), surah ${surah.number} · Fahm`,
    other: (name: string, span: string) => `${name} of the Qur’an (${span}) · Fahm`,
    verse: (surah: Surah, ayah: number) =>
      `${surah.nameEn} ${surah.number}:${ayah}, with its context · Fahm`,
  },
};
