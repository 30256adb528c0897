import { paths } from '../../paths.ts';
import { messages } from './member-messages.ts';
import type { NavLink } from './nav-links.ts';

export type BarLink = NavLink & {
  /** Drawn in a box of 24 by 24, without a filling. */
  icon: string;
};

const SURAH_IN_PATH = /^\/(?:app\/surah|app\/coach|surahs|read\/chapter)\/(\d+)/;

/** The coach speaks of one surah: the one that is open, else the first. */
const coachOf = (path: string | null): string =>
  `/app/coach/${SURAH_IN_PATH.exec(path ?? '')?.[1] ?? 1}`;

/** What somebody who is signed in needs most, at the foot of a phone; all else is in the menu. */
export const barLinks = (path: string | null): readonly BarLink[] => [
  {
    label: messages.today,
    href: paths.dashboard,
    exact: true,
    icon: 'M4 11.5 12 4l8 7.5V20h-5.5v-5h-5v5H4z',
  },
  {
    label: messages.study,
    href: paths.study,
    section: '/surahs',
    icon: 'M3 7.5 12 4l9 3.5-9 3.5zM6.5 9.5V15c3 2.5 8 2.5 11 0V9.5M21 7.5V13',
  },
  {
    label: messages.read,
    href: paths.reader,
    section: '/read',
    icon: 'M12 6.5C9.5 4.8 6.5 4.5 3 5v13c3.5-.5 6.5-.2 9 1.5 2.5-1.7 5.5-2 9-1.5V5c-3.5-.5-6.5-.2-9 1.5zM12 6.5v13',
  },
  {
    label: messages.coach,
    href: coachOf(path),
    section: '/app/coach',
    icon: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  },
];
