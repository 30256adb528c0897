import { isUnauthorized } from '@fahm/api-client/errors.ts';
import { refreshAfterReviews } from '@fahm/api-client/study/flashcards.ts';
import { utcOffset } from '@fahm/api-client/utc-offset.ts';
import { RATINGS, type RatingName } from '@fahm/contracts/study/flashcards.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useStudy } from '../../lib/study.ts';
import { type CorrectionReceipts, correctionReceiptsIn } from './correction-receipts.ts';
import type { LastSessions } from './last-session.ts';
import { loadItems } from './load-items.ts';
import { messages } from './messages.ts';
import {
  IDLE,
  nextState,
  resultOf,
  type SessionAction,
  type SessionConfig,
  type SessionState,
} from './model/session.ts';
import type { Practice } from './practice.ts';
import { useReviewQueue } from './use-review-queue.ts';

const begun = (config: SessionConfig): SessionState =>
  nextState(IDLE, { type: 'configure', config });

/** A session with what happens around it: cards are loaded, reviews sent, results kept. */
export function usePractice(userId: string, config: SessionConfig, onLeave: () => void): Practice {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(nextState, config, begun);
  const { queue, unsent, last } = useReviewQueue(userId);
  const { receipts, ...corrections } = useCorrections(userId);
  useLoading(state, receipts, dispatch);
  // What is due is another once the server has heard of the reviews.
  const refresh = () =>
    // With reviews still unsent it is as it was; who is signed out would lose the summary by asking.
    void queue.flush().then(() => (queue.read() === 0 ? refreshAfterReviews(client) : undefined));
  useEnd({ state, last, refresh });
  const rate = (rating: RatingName) => {
    if (state.status !== 'evaluating' || state.config.mode !== 'study') return;
    const card = state.run.items[state.run.at]?.card;
    if (card === undefined) return;
    const key = crypto.randomUUID();
    const [reviewedAt, offset] = [Date.now(), utcOffset()];
    queue.add(card.id, { rating: RATINGS[rating], key, reviewedAt, offset });
    dispatch({ type: 'rate', rating, key });
  };
  const undo = () => {
    const given = 'run' in state ? state.run.ratings.at(-1) : undefined;
    if (given === undefined || state.status === 'evaluating') return;
    queue.undo(given.cardId, given.key);
    dispatch({ type: 'undo' });
  };
  const leave = () => {
    if ('run' in state && state.run.ratings.length > 0) refresh();
    dispatch({ type: 'leave' });
    onLeave();
  };
  return { state, dispatch, rate, undo, leave, unsent, ...corrections };
}

/** What somebody was shown of corrections; each once, whichever of its cards comes first. */
function useCorrections(userId: string) {
  const [receipts] = useState(() => correctionReceiptsIn(deviceStorage(), userId));
  const [, shown] = useReducer((count: number) => count + 1, 0);
  const unshown: Practice['unshown'] = ({ corrections = [] }) =>
    corrections.filter((correction) => !receipts.isShown(correction));
  const read: Practice['read'] = (corrections) => {
    receipts.show(corrections);
    shown();
  };
  return { receipts, unshown, read };
}

function useLoading(
  state: SessionState,
  receipts: CorrectionReceipts,
  dispatch: (action: SessionAction) => void,
): void {
  const { api, base, host } = useStudy();
  const config = state.status === 'loading' ? state.config : null;
  useEffect(() => {
    if (config === null) return;
    const abort = new AbortController();
    loadItems(api, config, { base, receipts }, abort.signal).then(
      (items) => !abort.signal.aborted && dispatch({ type: 'loaded', items }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error(error);
        if (isUnauthorized(error)) void host.session?.refresh();
        dispatch({ type: 'failed' });
      },
    );
    return () => abort.abort();
  }, [api, base, host, receipts, config, dispatch]);
}

type End = { state: SessionState; last: LastSessions; refresh: () => void };

/** Once a session is complete its result is kept, and what it changed is asked for anew. */
function useEnd(end: End): void {
  const { host } = useStudy();
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  const isComplete = end.state.status === 'complete';
  useEffect(() => {
    const { state, last, refresh } = latest.current;
    if (!isComplete || state.status !== 'complete') return;
    const { config, run } = state;
    last.write(config.mode, { ...resultOf(run), updates: run.ratings.length });
    if (config.mode !== 'study') return;
    host.notify({ ...messages.studyDone(run.ratings.length), tone: 'success' });
    refresh();
  }, [isComplete, host]);
}
