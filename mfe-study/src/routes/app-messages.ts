import type { AppPage } from '../lib/paths.ts';

type Words = { title: string; heading: string; loading: string };

/** What the pages of the app are called, and what they say while they are on the way (spec 8.3). */
export const appMessages: Record<AppPage, Words> = {
  dashboard: {
    title: 'Dashboard · Fahm',
    heading: 'As-salamu alaikum',
    loading: 'Loading your study dashboard...',
  },
  surahs: { title: 'All Surahs · Fahm', heading: 'All Surahs', loading: 'Loading Surahs...' },
  concepts: {
    title: 'Qur’anic concepts · Fahm',
    heading: "Qur'anic Concepts Management",
    loading: 'Loading...',
  },
  practice: { title: 'Practice · Fahm', heading: 'Practice', loading: 'Loading...' },
  folders: { title: 'Study folders · Fahm', heading: 'Study folders', loading: 'Loading...' },
  coach: { title: 'Coach · Fahm', heading: '7-Day Surah Coach', loading: 'Loading...' },
};

export const signInMessages = {
  required: { title: 'Authentication Required', text: 'Please sign in to access the AI Coach' },
  action: 'Log In',
  texts: {
    dashboard: 'Please log in to see your dashboard',
    surahs: 'Please log in to see your progress in every surah',
    concepts: "Please log in to manage Qur'anic concepts",
    practice: 'Please log in to practise',
    folders: 'Please log in to keep folders',
    coach: 'Please sign in to access the AI Coach',
  } satisfies Record<AppPage, string>,
  /** The heading for a visitor, where it is another one (spec 2.16.1). */
  headings: { concepts: 'Concepts Management' } as Partial<Record<AppPage, string>>,
};
