// What every page needs once somebody is signed in, or tried to, in one file of the build: readers without an
// account never load it.
import { createApi } from '@fahm/api-client/client.ts';
import { getCurrentUser } from '@fahm/api-client/person/current-user.ts';
import { SIGNED_IN_COOKIE } from '@fahm/contracts/person/sign-in-flags.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { type SessionRefresh, createSessionRefresh } from './features/session/session-refresh.ts';
import type { OwnSession } from './features/session/session.ts';
import { signInNotice } from './features/session/sign-in-notice.ts';
import { paths } from './paths.ts';
import { requiresOnboarding } from './route-table.ts';

export { AccountSlot } from './account-slot.tsx';
export { MemberNav } from './features/frame/components/member-nav.tsx';
export { ThemeSelect } from './theme/theme-select.tsx';

/** Takes away the flag that somebody is signed in. */
const NOT_SIGNED_IN = `${SIGNED_IN_COOKIE}=;path=/;max-age=0`;

let sessionRefresh: SessionRefresh | null = null;

/** Asks who is signed in; from then on the answer is asked anew when it is old and people go on. */
export async function refreshSession(session: OwnSession): Promise<void> {
  sessionRefresh ??= begin(session);
  await sessionRefresh.refresh();
}

function begin(session: OwnSession): SessionRefresh {
  const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });
  const begun = createSessionRefresh({ session, ask: () => getCurrentUser(api) });
  const follow = () => {
    const state = session.read();
    // What the flag said is not so: the next page need not ask.
    if (state.status === 'visitor') document.cookie = NOT_SIGNED_IN;
    const hasPro = state.status === 'member' && state.user.hasActiveSubscription;
    if (state.status !== 'asking') document.documentElement.dataset['pro'] = hasPro ? 'yes' : 'no';
    // Public pages are shown first, and onboarding is required then (spec 6.6, ruling A26).
    const isNew = state.status === 'member' && !state.user.onboardingCompleted;
    if (isNew && requiresOnboarding(location.pathname)) location.replace(paths.onboarding);
  };
  session.subscribe(follow);
  addEventListener('pushState', () => {
    follow();
    void begun.refreshIfStale();
  });
  return begun;
}

/** A sign-in that came to nothing leads to the start page, which says so once. */
export function tellSignInProblem(host: HostServices): void {
  const notice = signInNotice(location.search);
  if (notice === null) return;
  history.replaceState(history.state, '', location.pathname + location.hash);
  host.notify(notice);
}
