import { counted } from '@fahm/ui/counted.ts';
import type { LastPlace } from '../../lib/last-place.ts';
import { tabNames } from '../../lib/tab-names.ts';

/** Every string of the dashboard that a translator would need. */
export const messages = {
  greeting: 'As-salamu alaikum',
  today: {
    heading: 'Today',
    most: (count: number) => `${count} cards and more`,
    all: (count: number, minutes: number, isCut: boolean) =>
      `${isCut ? 'The first' : 'All'} ${count} cards, about ${minutes} minutes`,
    about: (minutes: number, isAllNew: boolean) =>
      `${isAllNew ? 'Each shows you something of what the verses mean. ' : ''}About ${counted(minutes, 'minute')}; you can stop after any card.`,
    review: 'Start reviewing',
    learn: 'Learn the first cards',
    none: 'All done for today. Cards you have learned come back when it is their time.',
    practise: 'Practise a surah',
    failed: 'What is due could not be looked up.',
  },
  continue: {
    heading: 'Continue where you stopped',
    action: 'Continue Study',
    of: (name: string) => `Continue Study: ${name}`,
    percent: (percentage: number) => `${percentage}% of its objectives`,
    place: ({ tab, passage }: LastPlace) =>
      passage === null ? tabNames[tab] : `${tabNames[tab]}, from verse ${passage}`,
    none: 'You have not begun yet. Al-Fatihah is a good place to start: seven verses, said in every prayer.',
    begin: 'Start with Al-Fatihah',
    failed: 'Your progress could not be loaded.',
  },
  week: {
    heading: 'Your week',
    reviews: (count: number) => counted(count, 'review'),
    day: (name: string, count: number, recalled: number) =>
      `${name}: ${counted(count, 'review')}, ${recalled} recalled`,
    none: 'No reviews this week yet.',
    failed: 'Your week could not be loaded.',
    more: 'Forecast, retention and settings',
  },
  retry: 'Retry',
  loading: 'Loading…',
  surahs: 'Your Surahs',
  all: 'View All Surahs',
  more: { concepts: 'Your concepts', folders: 'Study folders' },
  upgrade: {
    heading: 'Unlock All 114 Surahs',
    text: 'Surahs 1 to 5 stay free. Pro opens concepts, rules, stories, flashcards and mastery guides of every surah.',
    action: 'Upgrade to Pro - £4.99/month',
  },
};
