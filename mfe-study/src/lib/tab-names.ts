import type { Tab } from './tabs.ts';

/** What the tabs of a surah are called (spec 2.7.3). */
export const tabNames: Record<Tab, string> = {
  read: 'Read',
  concepts: 'Concepts',
  rules: 'Rules',
  stories: 'Stories',
  practice: 'Practice',
  mastery: 'Mastery',
};
