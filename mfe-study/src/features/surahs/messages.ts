import type { Surah } from '@fahm/quran/surahs.ts';
import { counted } from '@fahm/ui/counted.ts';

/** Every string of the list of surahs that a translator would need. */
export const messages = {
  title: 'All Surahs · Fahm',
  heading: 'All Surahs',
  lead: 'One surah at a time: read it, understand it, remember it.',
  loading: 'Loading Surahs...',
  search: 'Search Surahs by name...',
  nothing: 'No Surahs found matching your search criteria.',
  clear: 'Clear Filters',
  count: (shown: number) => counted(shown, 'surah'),
  noProgress: 'Your progress could not be loaded.',
  retry: 'Retry',
  facts: ({ revelation, versesCount }: Surah) => `${revelation} · ${versesCount} verses`,
  badge: { free: 'FREE', pro: 'PRO' },
  status: {
    completed: 'Completed',
    started: 'In Progress',
    untouched: 'Not Started',
  },
  progressOf: (surah: Surah) => `Progress in ${surah.nameEn}`,
  percent: (percentage: number) => `${percentage}%`,
  answered: (cards: number) => `${counted(cards, 'card')} answered`,
  toCome: 'Its lessons are still being written. It can be read.',
  start: 'Start Study',
  continue: 'Continue Study',
  locked: 'This surah is locked',
  unlock: 'Unlock',
  of: (action: string, surah: Surah) => `${action}: ${surah.nameEn}`,
  upgrade: {
    heading: 'Upgrade Now - £4.99/month',
    text: 'The first 5 surahs are free, for as long as you like. Pro opens the lessons of all 114.',
    pricing: 'View Pricing',
  },
};
