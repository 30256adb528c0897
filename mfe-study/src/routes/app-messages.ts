import type { StudyPage } from '../lib/paths.ts';

type Words = { title: string; heading: string; loading: string };

/** What the pages of the app are called, and what they say while they are on the way (spec 8.3). */
export const appMessages: Record<StudyPage, Words> = {
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
};

export const signInMessages = {
  action: 'Log In',
  texts: {
    dashboard: 'Please log in to see your dashboard',
    surahs: 'Please log in to see your progress in every surah',
    concepts: "Please log in to manage Qur'anic concepts",
    practice: 'Please log in to practise',
    folders: 'Please log in to keep folders',
  } satisfies Record<StudyPage, string>,
  /** The heading for a visitor, where it is another one (spec 2.16.1). */
  headings: { concepts: 'Concepts Management' } as Partial<Record<StudyPage, string>>,
};
