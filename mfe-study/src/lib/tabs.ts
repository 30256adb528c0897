import type { SurahBasePath } from './paths.ts';

/** Tabs of a surah, in their order (spec 2.7.3). */
export const TABS = ['read', 'concepts', 'rules', 'stories', 'practice', 'mastery'] as const;
export type Tab = (typeof TABS)[number];

/** What each address shows when its query names no tab: the public one what everybody may read. */
export const DEFAULT_TABS: Record<SurahBasePath, Tab> = {
  '/surahs': 'concepts',
  '/app/surah': 'read',
};

/** The tab of this name; null for what is none of ours. */
export const asTab = (name: unknown): Tab | null => TABS.find((tab) => tab === name) ?? null;

/** The tab that a query names; null where it names none. */
export const namedTab = (search: string): Tab | null =>
  asTab(new URLSearchParams(search).get('tab'));

/** The tab that an address shows; a query that names none of ours is as if it were not there. */
export const tabOf = (basePath: SurahBasePath, search: string): Tab =>
  namedTab(search) ?? DEFAULT_TABS[basePath];

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
