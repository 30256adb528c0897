import { cachedText, refreshCachedText } from '../../../lib/text/cached-text.ts';
import { createStore } from '../../../lib/store.ts';
import { downloadSurah } from '../download.ts';
import { type Failure, failureOf } from '../failure.ts';
import { prepareReader } from '../prepare.ts';
import { cacheRecitation, type Progress, type Wanted } from './cache-recitation.ts';
import { refreshCachedRecitations, recitationKey, removeRecitation } from './cached-recitations.ts';

/** How it goes with a download, or how it went. Those that never began have none. */
export type DownloadState =
  | { status: 'running'; progress: Progress }
  | { status: 'paused' }
  | {
      status: 'done';
      /** Verses that nobody has. */
      missing: number;
    }
  | { status: 'removed' }
  | { status: 'failed'; why: Failure };

/** By `recitationKey`. They go on when the sheet is closed; what is here when the page is left stays. */
export const downloads = createStore<ReadonlyMap<string, DownloadState>>(new Map());

type Running = { abort: AbortController; ended: Promise<void> };
const running = new Map<string, Running>();

function tell(key: string, state: DownloadState | null): void {
  const next = new Map(downloads.read());
  if (state === null) next.delete(key);
  else next.set(key, state);
  downloads.write(next);
}

/** Begins, or goes on with, keeping a surah's recitation, its text and what it takes to open it. */
export function startDownload(wanted: Wanted, base: string): void {
  const key = recitationKey(wanted.edition, wanted.surah);
  if (running.has(key)) return;
  const abort = new AbortController();
  const ended = run(key, wanted, { base, signal: abort.signal });
  running.set(key, { abort, ended });
}

type Options = { base: string; signal: AbortSignal };

async function run(key: string, wanted: Wanted, options: Options): Promise<void> {
  const { signal } = options;
  const onProgress = (progress: Progress) => {
    if (!signal.aborted) tell(key, { status: 'running', progress });
  };
  const outcome = await work(wanted, options, onProgress).catch(
    (error: unknown): DownloadState => ({
      status: 'failed',
      why: failureOf(error),
    }),
  );
  // There was no room for all of it: then none of it takes room.
  const isFull = outcome.status === 'failed' && outcome.why === 'full';
  if (isFull && !signal.aborted) await removeRecitation(wanted.edition, wanted.surah);
  running.delete(key);
  await refreshCachedRecitations();
  tell(key, signal.aborted ? { status: 'paused' } : outcome);
}

async function work(
  wanted: Wanted,
  { base, signal }: Options,
  onProgress: (progress: Progress) => void,
): Promise<DownloadState> {
  void navigator.storage?.persist?.();
  onProgress({ verses: 0, of: 1, bytes: 0 });
  const missing = await cacheRecitation(wanted, { signal, onProgress });
  const { surahs, whole } = cachedText.read();
  if (!surahs.has(wanted.surah) && whole === null) {
    await downloadSurah(wanted.surah, { base, signal, onBytes: () => {} });
  }
  const opens = await prepareReader(signal);
  await refreshCachedText();
  return opens ? { status: 'done', missing } : { status: 'failed', why: 'worker' };
}

/** Stops a download; what is here stays, and it goes on from there. */
export async function pause(key: string): Promise<void> {
  const it = running.get(key);
  it?.abort.abort();
  await it?.ended;
}

/** Takes a surah's recitation off the device, also while it is still coming. */
export async function remove(edition: string, surah: number): Promise<void> {
  const key = recitationKey(edition, surah);
  const wasRunning = running.has(key);
  await pause(key);
  await removeRecitation(edition, surah);
  await refreshCachedRecitations();
  tell(key, wasRunning ? null : { status: 'removed' });
}
