import type { LazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { SurahMapProps } from '../features/map/components/surah-map.tsx';
import { dataPart } from '../lib/data-part.tsx';
import type { Tab } from '../lib/tabs.ts';

type TabPart = LazyPart<{ surah: number }>;

/** What stands below the tabs; the code of each comes when it is first shown. */
export const tabParts: Record<Tab, TabPart> = {
  read: dataPart(async () => (await import('./read-panel.tsx')).ReadPanel),
  concepts: dataPart(async () => (await import('./concepts-panel.tsx')).ConceptsPanel),
  rules: dataPart(
    async () => (await import('../features/lessons/components/rules-tab.tsx')).RulesTab,
  ),
  stories: dataPart(
    async () => (await import('../features/lessons/components/stories-tab.tsx')).StoriesTab,
  ),
  practice: dataPart(async () => (await import('./practice-panel.tsx')).PracticePanel),
  mastery: dataPart(
    async () => (await import('../features/mastery/components/mastery-tab.tsx')).MasteryTab,
  ),
};

export const mapPart: LazyPart<SurahMapProps> = dataPart(
  async () => (await import('../features/map/components/surah-map.tsx')).SurahMap,
);

export const subscriptionPart: TabPart = dataPart(async () => {
  const module = await import('../features/access/components/subscription-panel.tsx');
  return module.SubscriptionPanel;
});
