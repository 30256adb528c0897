import { useSyncExternalStore } from 'react';
import { type Counter, ROUNDS } from './model.ts';

const key = (counter: Counter): string => `fahm.umrah.${counter}`;
const listeners = new Set<() => void>();

/** How many rounds are completed, 0 to 7. Zero where the device keeps nothing, or something else. */
function lapsFrom(stored: string | null): number {
  return stored !== null && /^[0-7]$/.test(stored) ? Number(stored) : 0;
}

/** A pilgrim's count: on this device, in every tab, through a reload ([2.21]). */
export function useLaps(counter: Counter): [number, (laps: number) => void] {
  const laps = useSyncExternalStore(
    subscribe,
    () => lapsFrom(read(counter)),
    () => 0,
  );
  return [laps, (wanted) => write(counter, Math.min(ROUNDS, Math.max(0, wanted)))];
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** What is counted while storage is refused is at least kept for as long as the page is open. */
const unsaved = new Map<Counter, string>();

function read(counter: Counter): string | null {
  try {
    return unsaved.get(counter) ?? localStorage.getItem(key(counter));
  } catch {
    return unsaved.get(counter) ?? null;
  }
}

function write(counter: Counter, laps: number): void {
  try {
    localStorage.setItem(key(counter), String(laps));
    unsaved.delete(counter);
  } catch {
    unsaved.set(counter, String(laps));
  }
  for (const changed of listeners) changed();
}
