import { describe, expect, test } from 'vitest';
import type { RatingName } from '@fahm/contracts/study/flashcards.ts';
import { cloze, match, mcq, order, recall, situation, trueFalse } from '../testing/cards.ts';
import {
  IDLE,
  missedIn,
  nextState,
  ratingCounts,
  resultOf,
  type SessionAction,
  type SessionConfig,
  type SessionItem,
  type SessionState,
  soonAgain,
} from './session.ts';

const casual: SessionConfig = { mode: 'casual', surah: 1, count: 10 };
const study: SessionConfig = { mode: 'study', surah: null };
const DAY = 86_400;

const items: SessionItem[] = [
  { play: 'choose', card: trueFalse({ id: 'one' }), options: ['True', 'False'], next: null },
  { play: 'type', card: cloze({ id: 'two' }), next: null },
];
const due = items.map((item) => ({
  ...item,
  next: { again: 60, hard: 600, good: DAY, easy: 4 * DAY },
}));

const after = (from: SessionState, ...actions: SessionAction[]): SessionState =>
  actions.reduce(nextState, from);
const runOf = (state: SessionState) => {
  if (!('run' in state)) throw new Error(`no run: ${state.status}`);
  return state.run;
};

const loading = after(IDLE, { type: 'configure', config: casual });
const showing = after(loading, { type: 'loaded', items });
const evaluating = after(showing, { type: 'submit', answer: 'True' });
const studying = after(
  IDLE,
  { type: 'configure', config: study },
  { type: 'loaded', items: due },
  { type: 'submit', answer: 'True' },
);
const rate = (rating: RatingName, key = 'k'): SessionAction => ({ type: 'rate', rating, key });

describe('[4.7] a session', () => {
  test('goes from idle to loading when a configuration arrives', () => {
    expect(loading).toEqual({ status: 'loading', config: casual });
  });

  test('goes from loading to the first card', () => {
    expect(showing.status).toBe('showing');
    expect(runOf(showing).at).toBe(0);
  });

  test('goes from loading to an error, also when there is no card to play', () => {
    expect(after(loading, { type: 'failed' })).toEqual({
      status: 'error',
      config: casual,
      reason: 'failed',
    });
    expect(after(loading, { type: 'loaded', items: [] })).toEqual({
      status: 'error',
      config: casual,
      reason: 'empty',
    });
  });

  test('goes from an error back to loading on Retry, with the same configuration', () => {
    expect(after(loading, { type: 'failed' }, { type: 'retry' })).toEqual(loading);
  });

  test('goes from a card to its evaluation on submit', () => {
    expect(evaluating.status).toBe('evaluating');
    expect(runOf(evaluating).outcomes).toEqual([true]);
    expect(runOf(after(showing, { type: 'submit', answer: 'False' })).outcomes).toEqual([false]);
  });

  test('[5.3] does not take a blank answer', () => {
    expect(after(showing, { type: 'submit', answer: '  ' })).toBe(showing);
  });

  test('goes from an evaluation to the next card, and after the last to complete', () => {
    const second = after(evaluating, { type: 'next' });
    expect(second.status).toBe('showing');
    expect(runOf(second).at).toBe(1);
    const done = after(second, { type: 'submit', answer: 'x' }, { type: 'next' });
    expect(done.status).toBe('complete');
    expect(resultOf(runOf(done))).toEqual({ correct: 1, incorrect: 1 });
  });

  test('is left from every state', () => {
    for (const state of [IDLE, loading, showing, evaluating, studying]) {
      expect(after(state, { type: 'leave' })).toEqual(IDLE);
    }
  });

  test('is changed by nothing that makes no sense in its state', () => {
    const error = after(loading, { type: 'failed' });
    const complete = after(
      evaluating,
      { type: 'next' },
      { type: 'submit', answer: 'x' },
      { type: 'next' },
    );
    const allowed: Record<SessionState['status'], SessionAction['type'][]> = {
      idle: ['configure', 'leave'],
      loading: ['loaded', 'failed', 'leave'],
      error: ['retry', 'leave'],
      showing: ['submit', 'leave'],
      evaluating: ['next', 'leave'],
      complete: ['again', 'leave'],
    };
    const actions: SessionAction[] = [
      { type: 'configure', config: study },
      { type: 'loaded', items },
      { type: 'failed' },
      { type: 'submit', answer: 'True' },
      { type: 'tick', points: [0] },
      { type: 'next' },
      rate('good'),
      { type: 'undo' },
      { type: 'retry' },
      { type: 'again' },
    ];
    for (const state of [IDLE, loading, error, showing, evaluating, complete]) {
      for (const action of actions) {
        if (allowed[state.status].includes(action.type)) continue;
        expect(nextState(state, action), `${action.type} in ${state.status}`).toBe(state);
      }
    }
  });
});

describe('what was missed in a casual session', () => {
  test('[2.9.3] is tried again alone, from its beginning', () => {
    const once = after(
      showing,
      { type: 'submit', answer: 'True' },
      { type: 'next' },
      { type: 'submit', answer: 'x' },
      { type: 'next' },
    );
    expect(missedIn(runOf(once)).map(({ card }) => card.id)).toEqual(['two']);
    const again = after(once, { type: 'again' });
    expect(again).toMatchObject({
      status: 'showing',
      run: { at: 0, outcomes: [], items: [items[1]] },
    });
    const twice = after(again, { type: 'submit', answer: 'y' }, { type: 'next' });
    expect(runOf(twice).items.map(({ card }) => card.id)).toEqual(['two']);
  });

  test('[2.9.3] where nothing was missed there is nothing to try again', () => {
    const all = after(showing, { type: 'submit', answer: 'True' }, { type: 'next' });
    const typed = runOf(all).items[1];
    if (typed?.card.type !== 'cloze') throw new Error('the second card is typed');
    const right = typed.card.answers[0] ?? '';
    const done = after(all, { type: 'submit', answer: right }, { type: 'next' });
    expect(after(done, { type: 'again' })).toBe(done);
  });
});

describe('in study mode', () => {
  test('[2.9.4] a rating, and nothing else, moves on to the next card', () => {
    expect(after(studying, { type: 'next' })).toBe(studying);
    const second = after(studying, rate('good', 'k1'));
    expect(second.status).toBe('showing');
    expect(runOf(second).ratings).toEqual([{ cardId: 'one', rating: 'good', key: 'k1' }]);
  });

  test('a card that comes again within minutes comes again in the same session, at its end', () => {
    const { items: queue } = runOf(after(studying, rate('again')));
    expect(queue.map(({ card }) => card.id)).toEqual(['one', 'two', 'one']);
    expect(runOf(after(studying, rate('good'))).items).toHaveLength(2);
  });

  test('a card never follows itself, but for one that is forgotten: the session ends, and says what comes', () => {
    const last = after(studying, rate('good'), { type: 'submit', answer: 'Merciful' });
    const done = after(last, rate('hard', 'k2'));
    expect(done.status).toBe('complete');
    expect(soonAgain(runOf(done))).toBe(1);
    expect(after(done, { type: 'undo' })).toEqual(last);
    const forgotten = after(last, rate('again', 'k2'));
    expect(runOf(forgotten).items.map(({ card }) => card.id)).toEqual(['one', 'two', 'two']);
    expect(after(forgotten, { type: 'undo' })).toEqual(last);
    const known = after(forgotten, { type: 'submit', answer: 'Merciful' }, rate('good', 'k3'));
    expect(known.status).toBe('complete');
    expect(soonAgain(runOf(known))).toBe(0);
  });

  test('the session is complete when nothing is left in the queue', () => {
    const done = after(
      studying,
      rate('again'),
      { type: 'submit', answer: 'Merciful' },
      rate('good'),
      { type: 'submit', answer: 'True' },
      rate('easy'),
    );
    expect(done.status).toBe('complete');
    expect(ratingCounts(runOf(done))).toEqual({ again: 1, hard: 0, good: 1, easy: 1 });
    expect(resultOf(runOf(done))).toEqual({ correct: 3, incorrect: 0 });
  });

  test('undo brings the card back as it was before its rating, the queue too', () => {
    for (const rating of ['again', 'good'] as const) {
      expect(after(studying, rate(rating), { type: 'undo' })).toEqual(studying);
    }
  });

  test('undo works after the last card too, and not twice for one rating', () => {
    const last = after(studying, rate('good'), { type: 'submit', answer: 'x' });
    const done = after(last, rate('good'));
    expect(done.status).toBe('complete');
    const back = after(done, { type: 'undo' });
    expect(back).toEqual(last);
    expect(after(back, { type: 'undo' })).toBe(back);
  });

  test('with nothing rated there is nothing to undo', () => {
    const first = after(
      IDLE,
      { type: 'configure', config: study },
      { type: 'loaded', items: [{ play: 'choose', card: mcq(), options: [], next: null }] },
    );
    expect(after(first, { type: 'undo' })).toBe(first);
  });
});

describe('[3.10] a session of the kinds that are put together (ruling A33)', () => {
  const next = { again: 60, hard: 600, good: DAY, easy: 4 * DAY };
  const kinds: SessionItem[] = [
    { play: 'order', card: order(), laid: [3, 2, 1, 0], next },
    { play: 'match', card: match(), laid: [2, 1, 0], next },
    { play: 'choose', card: situation(), options: ['a', 'b', 'c', 'right'], next },
    { play: 'recall', card: recall(), next },
  ];
  const begin = (config: SessionConfig) =>
    after(IDLE, { type: 'configure', config }, { type: 'loaded', items: kinds });

  test('takes an answer of each kind, and outcomes it', () => {
    const answers = [[0, 1, 2, 3], [1, 0, 2], 'right', [0, 1]] as const;
    const done = answers.reduce<SessionState>(
      (state, answer) => after(state, { type: 'submit', answer }, { type: 'next' }),
      begin(casual),
    );
    expect(done.status).toBe('complete');
    expect(runOf(done).outcomes).toEqual([true, false, true, true]);
    expect(runOf(done).answers).toEqual(answers);
  });

  test('does not take half an order, or pairs without one', () => {
    const first = begin(casual);
    expect(after(first, { type: 'submit', answer: [0, 1] })).toBe(first);
    const second = after(first, { type: 'submit', answer: [0, 1, 2, 3] }, { type: 'next' });
    expect(after(second, { type: 'submit', answer: [0, 1] })).toBe(second);
  });

  test('points are ticked and unticked while they are shown, and the mark follows', () => {
    const points = [kinds[3]].flatMap((item) => item ?? []);
    const shown = after(
      IDLE,
      { type: 'configure', config: study },
      { type: 'loaded', items: points },
      { type: 'submit', answer: [] },
    );
    expect(runOf(shown)).toMatchObject({ outcomes: [false], answers: [[]] });
    const ticked = after(shown, { type: 'tick', points: [2] }, { type: 'tick', points: [2, 0] });
    expect(ticked.status).toBe('evaluating');
    expect(runOf(ticked)).toMatchObject({ outcomes: [true], answers: [[2, 0]] });
    const fewer = after(ticked, { type: 'tick', points: [0] });
    expect(runOf(fewer)).toMatchObject({ outcomes: [false], answers: [[0]] });
    expect(after(fewer, { type: 'tick', points: [9] })).toBe(fewer);
    // Rated and taken back, the ticks are as they were.
    expect(after(ticked, rate('good'), { type: 'undo' })).toEqual(ticked);
  });

  test('a card of another kind has nothing to tick', () => {
    const shown = after(begin(casual), { type: 'submit', answer: [3, 2, 1, 0] });
    expect(after(shown, { type: 'tick', points: [0] })).toBe(shown);
  });
});
