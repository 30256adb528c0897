import type { Surah } from '@fahm/quran/surahs.ts';

export const messages = {
  title: 'Qur’an Reader · Fahm',
  description:
    'All 114 surahs of the Qur’an in Arabic with an English translation. No account needed.',
  heading: 'Qur’an Reader',
  lead: 'All 114 surahs, in Arabic with an English translation.',
  free: 'FREE',
  ready: 'Ready to Read',
  facts: (surah: Surah) => `${surah.revelation} · ${surah.versesCount} verses`,
};
