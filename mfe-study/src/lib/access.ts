import { FREE_SURAHS } from '@fahm/contracts/study/public-lessons.ts';
import type { SessionState } from '@fahm/mfe-kit/session.ts';
import type { Tab } from './tabs.ts';

/**
 * What somebody may see of a surah: `open`, or why not. `asking` until it is known who they are,
 * `unreachable` when that could not be found out. The server decides for itself on every call.
 */
export type Access = 'open' | 'sign-in' | 'subscribe' | 'asking' | 'unreachable';

export const isFree = (surah: number): boolean => surah <= FREE_SURAHS;

/** Access to one tab of a surah (spec 4.2, 5.6, 6.1 to 6.3; ruling A10). */
export function accessTo(surah: number, tab: Tab, session: SessionState): Access {
  const free = isFree(surah);
  if (free && tab === 'concepts') return 'open';
  switch (session.status) {
    case 'visitor':
      return free ? 'sign-in' : 'subscribe';
    case 'member':
      return free || session.user.hasActiveSubscription ? 'open' : 'subscribe';
    case 'asking':
    case 'unreachable':
      return session.status;
  }
}
