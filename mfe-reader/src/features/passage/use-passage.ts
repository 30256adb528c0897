import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_EDITION } from '../../lib/text/default-edition.ts';
import type { Passage } from '../../lib/passage.ts';
import { type Unit, unitKey } from '../../lib/unit.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import type { PassageSource } from './passage-source.ts';

export type PassageState =
  | {
      status: 'ready';
      passage: Passage;
      /** How it stands with the translation that was asked for, when this is another one. */
      translation: 'shown' | 'pending' | 'failed';
    }
  | { status: 'loading' }
  | { status: 'failed' };

type Outcome = { of: string; failed: boolean };

/**
 * The passage to show: at once when it is kept, else fetched, with a way to try again. While a chosen
 * translation is on its way, or cannot be had, the passage stands with the one that is here.
 */
export function usePassage(
  source: PassageSource,
  unit: Unit,
  edition: string,
): [PassageState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const of = `${unitKey(unit)} ${edition} ${attempt}`;
  const wanted = source.peek(unit, edition);

  useEffect(() => {
    if (source.peek(unit, edition) !== null) return;
    const abort = new AbortController();
    const settle = (failed: boolean) => {
      if (!abort.signal.aborted) setOutcome({ of, failed });
    };
    const load = async () => {
      try {
        await source.load(unit, edition, abort.signal);
        settle(false);
      } catch {
        const other =
          source.peek(unit, DEFAULT_EDITION.id) ??
          source.load(unit, DEFAULT_EDITION.id, abort.signal);
        await Promise.resolve(other).catch(() => {});
        settle(true);
      }
    };
    void load();
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `of` names the unit, the edition and the attempt.
  }, [source, of]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (wanted === null) return;
    let gone = false;
    const check = async () => {
      // A check that cannot be made (no code, no secure page) is no sign of damage.
      const genuine = await source.isGenuine(unit).catch(() => true);
      if (!genuine && !gone) retry();
    };
    const cancel = whenIdle(() => void check());
    return () => {
      gone = true;
      cancel();
    };
  }, [source, unit, wanted, retry]);

  const failed = outcome?.of === of && outcome.failed;
  return [stateOf(wanted, source.peekAny(unit), failed), retry];
}

function stateOf(wanted: Passage | null, other: Passage | null, failed: boolean): PassageState {
  if (wanted !== null) return { status: 'ready', passage: wanted, translation: 'shown' };
  if (other !== null) {
    return { status: 'ready', passage: other, translation: failed ? 'failed' : 'pending' };
  }
  return { status: failed ? 'failed' : 'loading' };
}
