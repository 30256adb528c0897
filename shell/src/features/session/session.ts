import type { Session, SessionState } from '@fahm/mfe-kit/session.ts';

export type OwnSession = Session & {
  become: (next: SessionState) => void;
};

type MemberBundle = { refreshSession: (session: OwnSession) => Promise<void> };

/**
 * Who is signed in. A visitor's page asks nothing and loads nothing for it; how to ask comes by `load`, when
 * somebody seems to be signed in (`signedIn`).
 */
export function createSession(signedIn: boolean, load: () => Promise<MemberBundle>): OwnSession {
  let state: SessionState = { status: signedIn ? 'asking' : 'visitor' };
  const listeners = new Set<() => void>();
  const session: OwnSession = {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become: (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
    refresh: () =>
      load().then(
        ({ refreshSession }) => refreshSession(session),
        () => session.become({ status: 'unreachable' }),
      ),
  };
  return session;
}
