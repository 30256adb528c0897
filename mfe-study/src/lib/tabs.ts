import type { SurahBasePath } from './paths.ts';

/** Tabs of a surah, in their order (spec 2.7.3). */
export const TABS = ['read', 'concepts', 'rules', 'stories', 'practice', 'mastery'] as const;
export type Tab = (typeof TABS)[number];

/** What each address shows when its query names no tab: the public one what everybody may read. */
const DEFAULT_TABS: Record<SurahBasePath, Tab> = { '/surahs': 'concepts', '/app/surah': 'read' };

/** The tab that an address names; a query that names none of ours is as if it were not there. */
export function tabOf(basePath: SurahBasePath, search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? DEFAULT_TABS[basePath];
}

/** The address of a passage in a tab: the items of each stand under the passages of the map. */
export const passagePath = (
  basePath: SurahBasePath,
  surah: number,
  tab: Tab,
  from: number,
): string => {
  const path = tabPath(basePath, surah, tab);
  return `${path}${path.includes('?') ? '&' : '?'}passage=${from}`;
};

/** The address of a tab; the shortest there is. */
export const tabPath = (basePath: SurahBasePath, surah: number, tab: Tab): string =>
  `${basePath}/${surah}${tab === DEFAULT_TABS[basePath] ? '' : `?tab=${tab}`}`;
