import type { Surah } from '@fahm/quran/surahs.ts';

/** What a search engine shows of the page. Apart from the other words: only the build says it. */
export const surahDescription = (surah: Surah): string =>
  `Study surah ${surah.number}, ${surah.nameEn} (${surah.meaningEn}): ` +
  `${surah.versesCount} verses, ${surah.revelation}. Concepts, rules, stories, practice and mastery.`;
