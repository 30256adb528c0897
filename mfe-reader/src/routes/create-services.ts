import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { type Arrival, watchArrivals } from '../lib/arrival.ts';
import { verseKey } from '../lib/passage.ts';
import { createReadingProgressStore } from '../lib/reading-progress/reading-progress-store.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { messages } from './messages.ts';
import type { Panel, Reading, Services } from '../lib/services.ts';
import { createSettingsStore } from '../lib/settings/settings-store.ts';
import { createStore } from '../lib/store.ts';
import { createVerseFlags, type VerseFlagStore } from '../lib/verse-flags.ts';
import type { ReadingProgressStore } from '../lib/reading-progress/reading-progress-store.ts';

/** Shows on the verses which of them are bookmarked, and follows every change. */
function followBookmarks(progress: ReadingProgressStore, flags: VerseFlagStore): void {
  let shown: readonly string[] = [];
  const show = () => {
    const current = progress.read().bookmarks.filter(({ removedAt }) => removedAt === null);
    const keys = current.map(({ surah, ayah }) => verseKey(surah, ayah));
    for (const key of shown) if (!keys.includes(key)) flags.change(key, { bookmarked: false });
    for (const key of keys) if (!shown.includes(key)) flags.change(key, { bookmarked: true });
    shown = keys;
  };
  progress.subscribe(show);
  show();
}

/** Leaving memorization mode reveals what it hid (spec 2.11.3). */
function clearOnLeaving(services: Services): void {
  services.memorizing.subscribe(() => {
    if (!services.memorizing.read()) services.flags.revealAll();
  });
}

let told = false;

/** Says once that this browser keeps nothing; all works for as long as the page is open. */
function tellWhenNotPersisted({ progress, host }: Services): void {
  progress.subscribe(() => {
    if (told || progress.isPersisted()) return;
    told = true;
    host.notify({ ...messages.notPersisted, tone: 'default' });
  });
}

/** Readers without an account load nothing of it. */
async function syncWithAccount(services: Services): Promise<void> {
  const { session } = services.host;
  if (session === undefined || session.read().status === 'visitor') return;
  const { startSync } = await import('../features/sync/start-sync.ts');
  startSync(services, session);
}

/** One set per mounted remote. */
export function createServices(host: HostServices, base: string, arrival: Arrival): Services {
  const progress = createReadingProgressStore();
  const flags = createVerseFlags();
  const services: Services = {
    host,
    base,
    settings: createSettingsStore(),
    progress,
    flags,
    arrivals: watchArrivals(arrival),
    panel: createStore<Panel | null>(null),
    reading: createStore<Reading | null>(null),
    toHear: createStore<VerseId | null>(null),
    player: createStore<RecitationPlayer | null>(null),
    memorizing: createStore(false),
  };
  followBookmarks(progress, flags);
  clearOnLeaving(services);
  tellWhenNotPersisted(services);
  void syncWithAccount(services);
  return services;
}
