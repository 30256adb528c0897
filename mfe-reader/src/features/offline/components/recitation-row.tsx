import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { recitationMessages as words } from '../recitation-messages.ts';
import {
  type DownloadState,
  startDownload,
  downloads,
  pause,
  remove,
} from '../recitations/downloads.ts';
import type { Wanted } from '../recitations/cache-recitation.ts';
import {
  type CachedRecitation,
  cachedRecitations,
  recitationKey,
} from '../recitations/cached-recitations.ts';
import type { Offer } from '../recitations/offer.ts';
import { useOffer } from '../recitations/use-offer.ts';
import { useSize } from '../recitations/use-size.ts';
import { DownloadRow, type RowAction } from './download-row.tsx';

/** A surah as the chosen reciter recites it: offered where it may be kept, with what it will take. */
export function WantedRecitation({
  wanted,
  letters,
}: {
  wanted: Wanted;
  letters: readonly number[];
}) {
  const key = recitationKey(wanted.edition, wanted.surah);
  const isHere = useStore(cachedRecitations, (it) => it.has(key));
  const isUnderWay = useStore(downloads, (it) => it.get(key)?.status === 'running');
  const offer = useOffer(wanted.edition);
  const asks = offer === 'allowed' && !isHere && !isUnderWay;
  const told = useSize(asks ? wanted : null, letters);
  const facts =
    told === null ? words.offer[offer] : words.size(told.size, wanted.bitrates[0] ?? 64);
  return (
    <RecitationRow
      wanted={wanted}
      offer={told === null && asks ? 'asking' : offer}
      offered={facts}
    />
  );
}

type Props = {
  wanted: Wanted;
  offer: Offer;
  /** What is said of it while nothing of it is here. */
  offered: string;
};

/** A surah of a recitation: what is here of it, and what can be done. */
export function RecitationRow({ wanted, offer, offered }: Props) {
  const { base } = useServices();
  const { edition, surah } = wanted;
  const key = recitationKey(edition, surah);
  const cached = useStore(cachedRecitations, (it) => it.get(key) ?? null);
  const state = useStore(downloads, (it) => it.get(key) ?? null);
  const facts = surahByNumber(surah);
  if (facts === null) return null;
  const running = state?.status === 'running' ? state.progress : null;
  const progress =
    running ??
    (cached === null
      ? null
      : { verses: cached.ayahs.size, of: facts.versesCount, bytes: cached.bytes });
  const handlers = {
    start: () => startDownload(wanted, base),
    pause: () => void pause(key),
    remove: () => void remove(edition, surah),
  };
  return (
    <DownloadRow
      name={words.name(facts)}
      label={words.label(facts, wanted.reciter)}
      facts={words.facts(wanted.reciter, progress === null ? offered : words.progress(progress))}
      share={progress === null ? null : progress.verses / progress.of}
      sharing={messages.downloading}
      outcome={outcomeOf(state)}
      failed={state?.status === 'failed'}
      actions={actionsOf({ state, cached, of: facts.versesCount, offer }, handlers)}
    />
  );
}

type RowState = {
  state: DownloadState | null;
  cached: CachedRecitation | null;
  of: number;
  offer: Offer;
};

function actionsOf(
  { state, cached, of, offer }: RowState,
  handlers: Record<'start' | 'pause' | 'remove', () => void>,
): RowAction[] {
  if (state?.status === 'running') {
    return [
      { text: words.pause, onPress: handlers.pause, tone: 'secondary' },
      { text: messages.cancel, onPress: handlers.remove },
    ];
  }
  const begin = cached === null ? messages.download : words.resume;
  const start: RowAction = { text: begin, onPress: handlers.start, tone: 'secondary' };
  const isMore = offer === 'allowed' && (cached === null || cached.ayahs.size < of);
  const taken: RowAction[] =
    cached === null ? [] : [{ text: messages.remove, onPress: handlers.remove }];
  return isMore ? [start, ...taken] : taken;
}

function outcomeOf(state: DownloadState | null): string {
  if (state === null) return '';
  switch (state.status) {
    case 'failed':
      return state.why === 'full' ? words.full : messages.errors[state.why];
    case 'done':
      return words.done(state.missing);
    case 'paused':
      return words.paused;
    case 'removed':
      return messages.removed;
    case 'running':
      return '';
  }
}
