import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { recitationMessages as words } from '../recitation-messages.ts';
import { type Keeping, keep, keepings, pause, remove } from '../recitations/downloads.ts';
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
  const isUnderWay = useStore(keepings, (it) => it.get(key)?.status === 'running');
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
  const state = useStore(keepings, (it) => it.get(key) ?? null);
  const facts = surahByNumber(surah);
  if (facts === null) return null;
  const progress = state?.status === 'running' ? state.progress : null;
  const standing =
    progress ??
    (cached === null
      ? null
      : { verses: cached.ayahs.size, of: facts.versesCount, bytes: cached.bytes });
  const doings = {
    start: () => keep(wanted, base),
    pause: () => void pause(key),
    remove: () => void remove(edition, surah),
  };
  return (
    <DownloadRow
      name={words.name(facts)}
      label={words.label(facts, wanted.reciter)}
      facts={words.facts(wanted.reciter, standing === null ? offered : words.standing(standing))}
      share={progress === null ? null : progress.verses / progress.of}
      sharing={messages.downloading}
      outcome={outcomeOf(state)}
      failed={state?.status === 'failed'}
      actions={actionsOf({ state, cached, of: facts.versesCount, offer }, doings)}
    />
  );
}

type RowState = {
  state: Keeping | null;
  cached: CachedRecitation | null;
  of: number;
  offer: Offer;
};

function actionsOf(
  { state, cached, of, offer }: RowState,
  doings: Record<'start' | 'pause' | 'remove', () => void>,
): RowAction[] {
  if (state?.status === 'running') {
    return [
      { text: words.pause, onPress: doings.pause, tone: 'secondary' },
      { text: messages.cancel, onPress: doings.remove },
    ];
  }
  const begin = cached === null ? messages.download : words.resume;
  const start: RowAction = { text: begin, onPress: doings.start, tone: 'secondary' };
  const isMore = offer === 'allowed' && (cached === null || cached.ayahs.size < of);
  const taken: RowAction[] =
    cached === null ? [] : [{ text: messages.remove, onPress: doings.remove }];
  return isMore ? [start, ...taken] : taken;
}

function outcomeOf(state: Keeping | null): string {
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
