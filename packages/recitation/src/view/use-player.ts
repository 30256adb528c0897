import { useSyncExternalStore } from 'react';
import type { Player } from '../core/player.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';

/** What `select` takes of the player's state; it has to give the same thing for the same state. */
export function usePlayer<T>(player: RecitationPlayer, select: (state: Player) => T): T {
  const read = () => select(player.read());
  return useSyncExternalStore(player.subscribe, read, read);
}
