import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { useSyncExternalStore } from 'react';

/** Global number of the verse that is heard; null while none is. */
export function useAyah(player: RecitationPlayer): number | null {
  const read = () => player.read().track?.ayah ?? null;
  return useSyncExternalStore(player.subscribe, read, read);
}
