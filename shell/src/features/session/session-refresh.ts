import type { User } from '@fahm/contracts/person/user.ts';
import type { OwnSession } from './session.ts';

/** How long an answer holds, in milliseconds (spec 9.3). */
const FRESH_MS = 300_000;

type Options = {
  session: Pick<OwnSession, 'read' | 'become'>;
  /** The user, or null; rejects when there is no answer. */
  ask: () => Promise<User | null>;
  /** Milliseconds since 1970. */
  now?: () => number;
};

export type SessionRefresh = {
  refresh: () => Promise<void>;
  /** Asks anew when the last answer is older than five minutes. */
  refreshIfStale: () => Promise<void>;
};

/** Asks the server who is signed in, one question at a time, and tells the session. Never rejects. */
export function createSessionRefresh({ session, ask, now = Date.now }: Options): SessionRefresh {
  let answeredAt = -Infinity;
  let pending: Promise<void> | null = null;
  const settleAfter = async (before: Promise<void> | null) => {
    // What is on its way may have been answered before the change that is to be seen.
    await before;
    if (session.read().status === 'unreachable') session.become({ status: 'asking' });
    try {
      const user = await ask();
      answeredAt = now();
      session.become(user === null ? { status: 'visitor' } : { status: 'member', user });
    } catch {
      // A known person stays known while the server is away.
      if (session.read().status !== 'member') session.become({ status: 'unreachable' });
    }
  };
  const refresh = (): Promise<void> => {
    const mine = settleAfter(pending).finally(() => {
      if (pending === mine) pending = null;
    });
    pending = mine;
    return mine;
  };
  return {
    refresh,
    refreshIfStale: async () => {
      if (session.read().status === 'visitor' || now() - answeredAt < FRESH_MS) return;
      await (pending ?? refresh());
    },
  };
}
