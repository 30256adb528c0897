import type { Session, SessionState } from '@fahm/mfe-kit/session.ts';
import { useSyncExternalStore } from 'react';

const VISITOR: SessionState = { status: 'visitor' };

/** Who is signed in; a visitor while the server's markup, which is one for everybody, is taken over. */
export function useSession(session: Session): SessionState {
  return useSyncExternalStore(session.subscribe, session.read, () => VISITOR);
}
