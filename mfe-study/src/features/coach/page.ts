import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { AppPage } from '../../lib/page.ts';
import { coachPath, isSurahAddress, studyPath, surahOfParams } from '../../lib/paths.ts';

export const coachPage: AppPage = {
  id: 'coach',
  routes: [coachPath(':surah')],
  title: 'Coach · Fahm',
  words: {
    heading: '7-Day Surah Coach',
    loading: 'Loading...',
    signIn: 'Please sign in to access the AI Coach',
  },
  accepts: isSurahAddress,
  /** To its surah ([2.12]). */
  up: (params) => {
    const surah = surahByNumber(surahOfParams(params) ?? 0);
    return surah && { href: studyPath(surah.number), label: surah.nameEn };
  },
  leadsToSignIn: true,
  screen: async () => (await import('../../routes/coach-page.tsx')).CoachPage,
};
