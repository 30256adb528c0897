import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { createContext, useContext } from 'react';
import type { VerseId } from '@fahm/quran/reference.ts';
import type { Passage } from './passage.ts';
import type { Arrivals } from './arrival.ts';
import type { ReadingProgressStore } from './reading-progress/reading-progress-store.ts';
import type { SettingsStore } from './settings/settings-store.ts';
import type { Store } from './store.ts';
import type { VerseFlagStore } from './verse-flags.ts';

/** What may lie over the page; one at a time. */
export type Panel =
  | { kind: 'settings'; tab?: 'audio' }
  | { kind: 'navigator' }
  | { kind: 'search' }
  | { kind: 'shortcuts' }
  | { kind: 'offline' }
  | { kind: 'check' }
  /** At a point of the window that was pressed, a word of the verse. */
  | { kind: 'verse'; key: string; trigger: HTMLElement; point?: { x: number; y: number } };

/** What is being read now. */
export type Reading = {
  passage: Passage;
  /** The verse at the top of the screen. */
  top: VerseId;
  /** How it stands with the chosen translation: whether the passage is in it, will be, or cannot be. */
  translation: 'shown' | 'pending' | 'failed';
};

/** What the parts of the reader share in the browser. */
export type Services = {
  host: HostServices;
  /** Address below which this version's files lie, ending in a slash. */
  base: string;
  settings: SettingsStore;
  progress: ReadingProgressStore;
  flags: VerseFlagStore;
  arrivals: Arrivals;
  panel: Store<Panel | null>;
  /** Null on pages that are no part of the mushaf, and until the text is there. */
  reading: Store<Reading | null>;
  /** The verse to listen from, until somebody takes the wish up. */
  toHear: Store<VerseId | null>;
  /** What sounds; null while audio is off, and until its code is here. */
  player: Store<RecitationPlayer | null>;
  /** Memorization mode; in this session only (spec 3.19). */
  memorizing: Store<boolean>;
};

const Context = createContext<Services | null>(null);
export const ServicesProvider = Context.Provider;

/** For parts that live in the browser only. Throws where a page is rendered. */
export function useServices(): Services {
  const services = useContext(Context);
  if (services === null) throw new Error('The reader’s services are there in the browser only');
  return services;
}
