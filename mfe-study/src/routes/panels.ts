import type { LazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { SurahMapProps } from '../features/map/components/surah-map.tsx';
import { dataComponent } from '../lib/data-component.tsx';
import type { Tab } from '../lib/tabs.ts';

type TabPanel = LazyComponent<{ surah: number }>;

/** What stands below the tabs; the code of each comes when it is first shown. */
export const tabPanels: Record<Tab, TabPanel> = {
  read: dataComponent(async () => (await import('./read-panel.tsx')).ReadPanel),
  concepts: dataComponent(async () => (await import('./concepts-panel.tsx')).ConceptsPanel),
  rules: dataComponent(
    async () => (await import('../features/lessons/components/rules-tab.tsx')).RulesTab,
  ),
  stories: dataComponent(
    async () => (await import('../features/lessons/components/stories-tab.tsx')).StoriesTab,
  ),
  practice: dataComponent(async () => (await import('./practice-panel.tsx')).PracticePanel),
  mastery: dataComponent(
    async () => (await import('../features/mastery/components/mastery-tab.tsx')).MasteryTab,
  ),
};

export const lazyMap: LazyComponent<SurahMapProps> = dataComponent(
  async () => (await import('../features/map/components/surah-map.tsx')).SurahMap,
);

export const subscriptionPanel: TabPanel = dataComponent(async () => {
  const module = await import('../features/access/components/subscription-panel.tsx');
  return module.SubscriptionPanel;
});
