import type { SurahPage } from '../../lib/page.ts';
import { isSurahAddress, studyPath, surahPath } from '../../lib/paths.ts';

export const surahPage: SurahPage = {
  id: 'surah',
  /** `/surahs` is the first surah (spec 2.7). */
  routes: [surahPath(':surah'), studyPath(':surah'), '/surahs'],
  accepts: isSurahAddress,
  screen: null,
};
