import type { Bitrate } from '../core/player.ts';

/** Which file: the verse by its global number, and its quality. */
export type File = { ayah: number; bitrate: Bitrate };

/** An audio element and what it holds. */
export type Slot = { audio: HTMLAudioElement; file: (File & { url: string }) | null };

export type SlotEvent =
  | 'length'
  | 'time'
  | 'playing'
  | 'waiting'
  | 'progress'
  | 'paused'
  | 'ended'
  | 'failed';

const EVENTS: Partial<Record<keyof HTMLMediaElementEventMap, SlotEvent>> = {
  durationchange: 'length',
  timeupdate: 'time',
  playing: 'playing',
  waiting: 'waiting',
  progress: 'progress',
  pause: 'paused',
  ended: 'ended',
  error: 'failed',
};

/** An element of its own, in no document; `tell` hears what happens to it while it holds a file. */
export function createSlot(tell: (slot: Slot, event: SlotEvent) => void): Slot {
  const slot: Slot = { audio: new Audio(), file: null };
  slot.audio.preload = 'auto';
  for (const [name, event] of Object.entries(EVENTS)) {
    slot.audio.addEventListener(name, () => {
      if (slot.file !== null) tell(slot, event);
    });
  }
  return slot;
}

/** Fetches a file into a slot. */
export function fill(slot: Slot, file: File & { url: string }): void {
  slot.file = file;
  slot.audio.src = file.url;
}

/** Lets go of what a slot holds, and of its connection. */
export function empty(slot: Slot): void {
  if (slot.file === null) return;
  slot.file = null;
  slot.audio.pause();
  slot.audio.removeAttribute('src');
  slot.audio.load();
}
