import type { User } from '@fahm/contracts/person/user.ts';

export type SessionState =
  | { status: 'visitor' }
  /** Somebody seems to be signed in; who it is, is being asked. */
  | { status: 'asking' }
  | { status: 'member'; user: User }
  /** Asked in vain: somebody may be signed in. */
  | { status: 'unreachable' };

/** Who is signed in, for shell and remotes alike. The state is a new object only when it changed. */
export type Session = {
  read: () => SessionState;
  /** Answers the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
  /** Asks the server anew; after whatever changes name, onboarding or plan. Never rejects. */
  refresh: () => Promise<void>;
};

/** How a learner is called everywhere (spec 2.4.1). */
export function nameOf({ profile, firstName }: Pick<User, 'profile' | 'firstName'>): string {
  return [profile.displayName, firstName].find((name) => name?.trim()) ?? 'Student';
}
