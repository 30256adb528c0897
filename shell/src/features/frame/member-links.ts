import { paths } from '../../paths.ts';
import { messages } from './member-messages.ts';
import type { NavLink } from './nav-links.ts';

/** Links of somebody who is signed in (spec 2.3.1). */
export const memberLinks: readonly NavLink[] = [
  { label: messages.dashboard, href: paths.dashboard, exact: true },
  { label: messages.study, href: paths.study, section: '/surahs' },
  { label: messages.reader, href: paths.reader, section: '/read' },
  { label: messages.guides, href: paths.guides, section: '/guides' },
  { label: messages.names, href: paths.names },
  { label: messages.pro, href: paths.pricing },
];

/** Links of the user menu (spec 2.3.4); sign-out is a page load. */
export const accountLinks: readonly NavLink[] = [
  { label: messages.profile, href: paths.profile },
  { label: messages.subscription, href: paths.pricing },
];
