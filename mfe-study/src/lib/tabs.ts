import type { SurahStem } from './paths.ts';

/** Tabs of a surah, in their order (spec 2.7.3). */
export const TABS = ['read', 'concepts', 'rules', 'stories', 'practice', 'mastery'] as const;
export type Tab = (typeof TABS)[number];

/** What each address shows when its query names no tab: the public one what everybody may read. */
const DEFAULT_TABS: Record<SurahStem, Tab> = { '/surahs': 'concepts', '/app/surah': 'read' };

/** The tab that an address names; a query that names none of ours is as if it were not there. */
export function tabOf(stem: SurahStem, search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? DEFAULT_TABS[stem];
}

/** The address of a passage in a tab: the items of each stand under the passages of the map. */
export const passagePath = (stem: SurahStem, surah: number, tab: Tab, from: number): string => {
  const path = tabPath(stem, surah, tab);
  return `${path}${path.includes('?') ? '&' : '?'}passage=${from}`;
};

/** The address of a tab; the shortest there is. */
export const tabPath = (stem: SurahStem, surah: number, tab: Tab): string =>
  `${stem}/${surah}${tab === DEFAULT_TABS[stem] ? '' : `?tab=${tab}`}`;
