import type { HostServices } from './remote.ts';
import type { SessionState } from './session.ts';
import { useSyncExternalStore } from 'react';

const VISITOR: SessionState = { status: 'visitor' };
const nothing = () => () => {};
const visitor = () => VISITOR;

/** One object for every visitor: what did not change must not be rendered anew. */
const known = (state: SessionState): SessionState => (state.status === 'visitor' ? VISITOR : state);

/** Who is signed in; a visitor while the server's markup, which is one for everybody, is taken over. */
export function useSession({ session }: Pick<HostServices, 'session'>): SessionState {
  const { subscribe = nothing, read = visitor } = session ?? {};
  return useSyncExternalStore(subscribe, () => known(read()), visitor);
}
