import { RATINGS, type RatingName } from '@fahm/contracts/study/flashcards.ts';
import type { KeyboardEvent } from 'react';
import type { SessionConfig } from './model/session.ts';

type Keys = {
  status: 'showing' | 'evaluating';
  config: SessionConfig;
  rate: (rating: RatingName) => void;
  undo: () => void;
};

const RATING_NAMES = Object.keys(RATINGS) as RatingName[];

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text');

/** Chooses an answer by its number; whether there is one. */
function choose(session: HTMLElement, number: number): boolean {
  const option = session.querySelectorAll<HTMLElement>('input[type=radio]')[number - 1];
  option?.click();
  option?.focus();
  return option !== undefined;
}

/** Whether a key means something in this state; if so, it is done. */
function act(key: string, session: HTMLElement, { status, config, rate, undo }: Keys): boolean {
  const isStudy = config.mode === 'study';
  if (status === 'showing' && isStudy && key.toLowerCase() === 'u') {
    undo();
    return true;
  }
  if (!/^[1-4]$/.test(key)) return false;
  if (status === 'showing') return choose(session, Number(key));
  const rating = RATING_NAMES[Number(key) - 1];
  if (!isStudy || rating === undefined) return false;
  rate(rating);
  return true;
}

/**
 * Single keys, heard only while the focus is inside the session (WCAG 2.1.4): 1 to 4 choose an answer or
 * rate, U takes the last rating back. Never while words are typed.
 */
export const sessionKeys = (keys: Keys) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (act(event.key, event.currentTarget, keys)) event.preventDefault();
  },
});
