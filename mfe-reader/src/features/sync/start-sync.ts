import { createApi } from '@fahm/api-client/client.ts';
import { isUnauthorized } from '@fahm/api-client/errors.ts';
import type { User } from '@fahm/contracts/person/user.ts';
import type { Session } from '@fahm/mfe-kit/session.ts';
import { knownWords } from '../../lib/known-words.ts';
import { createPusher } from './pusher.ts';
import { type Device, syncDevice } from './sync-device.ts';

type Stores = Pick<Device, 'progress' | 'settings'>;

/** Keeps this device and the account of whoever is signed in together, from when that is known (docs/sync.md). */
export function startSync(stores: Stores, session: Session): void {
  let begun = false;
  const begin = () => {
    const state = session.read();
    if (begun || state.status !== 'member' || !state.user.onboardingCompleted) return;
    begun = true;
    keepInSync(state.user, stores, session);
  };
  begin();
  session.subscribe(begin);
}

function keepInSync(user: User, { progress, settings }: Stores, session: Session): void {
  const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });
  const words = knownWords();
  const device = syncDevice(api, user, { progress, settings, words });
  const pusher = createPusher(async () => {
    const state = session.read();
    // Somebody else, or nobody, by now: what is here stays here.
    if (state.status === 'visitor') return 'stop';
    try {
      await device.run();
      return 'done';
    } catch (error) {
      if (!isUnauthorized(error)) return 'again';
      await session.refresh();
      return 'stop';
    }
  });
  // What sync itself brings comes here too: the run that follows finds nothing to do.
  progress.subscribe(pusher.soon);
  words.subscribe(pusher.soon);
  settings.subscribe(() => {
    device.note();
    pusher.soon();
  });
  addEventListener('online', pusher.now);
  // Going away is the last moment to send, coming back the first to learn what others did.
  document.addEventListener('visibilitychange', pusher.now);
  pusher.now();
}
