import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { paths } from './paths.ts';
import { shellPages } from './pages/shell-pages.ts';

/** Pages of the shell that belong to an account. Their code comes when one of them is opened. */
const accountPages = {
  profile: ['/app/profile'],
  onboarding: ['/onboarding'],
  /** Open to visitors too: they are told to sign in (spec 2.1.3). */
  subscribe: [paths.subscribe],
} as const;

export type AccountPage = keyof typeof accountPages;

/** Addresses that are only there for people who are signed in (spec 2.1.8 to 2.1.14). */
const PRIVATE = ['/app/*', paths.onboarding];
/** Below them, but open to everyone (spec 2.1.6). */
const OPEN_SURAH = /^\/app\/surah\/[^/]+\/?$/;

/** Private, and yet there for visitors: the page itself asks them to sign in (spec 2.16.1, 6.4, 6.5). */
export const asksToSignIn = (path: string): boolean =>
  [paths.concepts, '/app/coach/*'].some((pattern) => matchesRoute(pattern, path));

/** Reachable before onboarding is done: what it links to, and what gets a person out of it (ruling A21). */
const BEFORE_ONBOARDING = [
  paths.onboarding,
  ...Object.values(shellPages).flatMap((page) => ('beforeOnboarding' in page ? [page.path] : [])),
];

/** Whether a path asks for somebody who is signed in. The start page does once somebody seems to be. */
export function isPrivate(path: string, signedIn: boolean): boolean {
  if (path === '/') return signedIn;
  return PRIVATE.some((pattern) => matchesRoute(pattern, path)) && !OPEN_SURAH.test(path);
}

/** Whether somebody who has not finished onboarding is led to it from here (spec 6.6). */
export const requiresOnboarding = (path: string): boolean =>
  !BEFORE_ONBOARDING.some((pattern) => matchesRoute(pattern, path));

/** The account page at a path, or null. */
export function accountPageOf(path: string): AccountPage | null {
  const pages = Object.keys(accountPages) as AccountPage[];
  const isAt = (page: AccountPage) =>
    accountPages[page].some((pattern) => matchesRoute(pattern, path));
  return pages.find(isAt) ?? null;
}
