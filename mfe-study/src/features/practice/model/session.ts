import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import { RATINGS, type NextIntervals, type RatingName } from '@fahm/contracts/study/flashcards.ts';
import type { DealtCard, PlayCard } from './deal.ts';
import { isAnswered, isRight, type Answer } from './score.ts';

/**
 * What is practised: a deal of one surah's cards or of those of one passage, or what is due, of all surahs, of one, or
 * of a passage, or of words alone; with `count` no more than so many.
 */
export type SessionConfig =
  | { mode: 'casual'; surah: number; count: number }
  | { mode: 'study'; surah: number | null; count?: number | undefined; deck?: 'words' }
  | { mode: 'casual' | 'study'; surah: number; passage: string };

/**
 * A card in the queue. `next` is there in study mode: in how many seconds it comes again, by rating; `corrections` where it
 * was corrected since the learner had it.
 */
export type SessionItem = PlayCard & {
  next: NextIntervals | null;
  corrections?: readonly PublicCorrection[];
};

/** A rating that was given; `key` names it towards the server. */
type GivenRating = { cardId: string; rating: RatingName; key: string };

export type Run = {
  items: readonly SessionItem[];
  /** Place of the card that is shown. */
  at: number;
  /** Whether each card before `at` was answered right, and this one once it is answered. */
  outcomes: readonly boolean[];
  ratings: readonly GivenRating[];
  /** The answers that were given, so that a rating can be taken back. */
  answers: readonly Answer[];
};

/** [4.7]: Idle, LoadingSession, ShowingCard, EvaluatingAnswer, SessionComplete, Error. */
export type SessionState =
  | { status: 'idle' }
  | { status: 'loading'; config: SessionConfig }
  /** `empty` where everything went well, and there is no card. */
  | { status: 'error'; config: SessionConfig; reason: 'failed' | 'empty' }
  | { status: 'showing' | 'evaluating' | 'complete'; config: SessionConfig; run: Run };

/** A session with a card on the table. */
export type Playing = { status: 'showing' | 'evaluating'; config: SessionConfig; run: Run };

export type SessionAction =
  | { type: 'configure'; config: SessionConfig }
  | { type: 'loaded'; items: readonly SessionItem[] }
  | { type: 'failed' }
  | { type: 'submit'; answer: Answer }
  | { type: 'tick'; points: readonly number[] }
  | { type: 'next' }
  | { type: 'rate'; rating: RatingName; key: string }
  | { type: 'undo' }
  | { type: 'retry' }
  /** The cards of a casual session that were missed, once more. */
  | { type: 'again' }
  | { type: 'leave' };

export const IDLE: SessionState = { status: 'idle' };

/** A card that comes again sooner than this, in seconds, comes again in the same session. */
const SAME_SESSION_SECONDS = 20 * 60;
/** And sooner than this it may come straight back; another one waits for the next session when it is the last. */
const STRAIGHT_BACK_SECONDS = 2 * 60;

/** The next state. What makes no sense in a state changes nothing: a double click is no second answer. */
export function nextState(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'configure':
      return state.status === 'idle' ? { status: 'loading', config: action.config } : state;
    case 'loaded':
      return loaded(state, action.items);
    case 'failed':
      return state.status === 'loading' ? failedBy(state.config, 'failed') : state;
    case 'retry':
      return state.status === 'error' ? { status: 'loading', config: state.config } : state;
    case 'again':
      return triedAgain(state);
    case 'submit':
      return submitted(state, action.answer);
    case 'tick':
      return ticked(state, action.points);
    case 'next':
      return continued(state);
    case 'rate':
      return rated(state, action.rating, action.key);
    case 'undo':
      return undone(state);
    case 'leave':
      return IDLE;
  }
}

const failedBy = (config: SessionConfig, reason: 'failed' | 'empty'): SessionState => ({
  status: 'error',
  config,
  reason,
});

function loaded(state: SessionState, items: readonly SessionItem[]): SessionState {
  if (state.status !== 'loading') return state;
  const { config } = state;
  if (items.length === 0) return failedBy(config, 'empty');
  return { status: 'showing', config, run: runOf(items) };
}

const runOf = (items: readonly SessionItem[]): Run => ({
  items,
  at: 0,
  outcomes: [],
  ratings: [],
  answers: [],
});

/** The items that were not answered right. */
export const missedIn = ({ items, outcomes }: Pick<Run, 'items' | 'outcomes'>): SessionItem[] =>
  items.filter((_, at) => outcomes[at] === false);

/** In study mode it is the schedule that brings a card back. */
function triedAgain(state: SessionState): SessionState {
  if (state.status !== 'complete' || state.config.mode !== 'casual') return state;
  const missed = missedIn(state.run);
  return missed.length === 0
    ? state
    : { status: 'showing', config: state.config, run: runOf(missed) };
}

/** After an answer in casual mode; in study mode it is the rating that moves on. */
function continued(state: SessionState): SessionState {
  if (state.status !== 'evaluating' || state.config.mode !== 'casual') return state;
  return moved(state.config, { ...state.run, at: state.run.at + 1 });
}

const moved = (config: SessionConfig, run: Run): SessionState => ({
  status: run.at < run.items.length ? 'showing' : 'complete',
  config,
  run,
});

function submitted(state: SessionState, answer: Answer): SessionState {
  if (state.status !== 'showing') return state;
  const { config, run } = state;
  const card = run.items[run.at]?.card;
  if (card === undefined || !isAnswered(card, answer)) return state;
  return { status: 'evaluating', config, run: answered(run, card, answer) };
}

/** The run with its card answered so, whatever was answered before. */
const answered = (run: Run, card: DealtCard, answer: Answer): Run => ({
  ...run,
  outcomes: [...run.outcomes.slice(0, run.at), isRight(card, answer)],
  answers: [...run.answers.slice(0, run.at), answer],
});

/** What was told from memory is ticked while the points are shown. */
function ticked(state: SessionState, points: readonly number[]): SessionState {
  if (state.status !== 'evaluating') return state;
  const card = state.run.items[state.run.at]?.card;
  if (card?.type !== 'recall' || !isAnswered(card, points)) return state;
  return { ...state, run: answered(state.run, card, points) };
}

function rated(state: SessionState, rating: RatingName, key: string): SessionState {
  if (state.status !== 'evaluating' || state.config.mode !== 'study') return state;
  const { config, run } = state;
  const item = run.items[run.at];
  if (item === undefined) return state;
  const isLast = run.at + 1 === run.items.length;
  const again = comesWithin(item, rating, isLast ? STRAIGHT_BACK_SECONDS : SAME_SESSION_SECONDS)
    ? [item]
    : [];
  return moved(config, {
    ...run,
    items: [...run.items, ...again],
    at: run.at + 1,
    ratings: [...run.ratings, { cardId: item.card.id, rating, key }],
  });
}

const comesWithin = ({ next }: SessionItem, rating: RatingName, seconds: number): boolean =>
  next !== null && next[rating] < seconds;

/** Takes the last rating back: its card is there again, answered, and to be rated. */
function undone(state: SessionState): SessionState {
  if (!('run' in state) || state.status === 'evaluating') return state;
  const { config, run } = state;
  const last = run.ratings.at(-1);
  const item = run.items[run.at - 1];
  if (last === undefined || item === undefined) return state;
  // The card stands at the end a second time if its rating has put it there.
  const hasReturned = run.items.length > run.at && run.items.at(-1) === item;
  const items = hasReturned ? run.items.slice(0, -1) : run.items;
  const back = { ...run, items, at: run.at - 1, ratings: run.ratings.slice(0, -1) };
  return { status: 'evaluating', config, run: back };
}

export type SessionResult = { correct: number; incorrect: number };

export function resultOf({ outcomes }: Pick<Run, 'outcomes'>): SessionResult {
  const correct = outcomes.filter(Boolean).length;
  return { correct, incorrect: outcomes.length - correct };
}

/** How many cards of a session that is over come again within minutes. */
export function soonAgain({ items, ratings }: Pick<Run, 'items' | 'ratings'>): number {
  const last = new Map(ratings.map(({ cardId, rating }) => [cardId, rating]));
  const cards = new Map(items.map((item) => [item.card.id, item]));
  return [...cards].filter(([id, item]) => {
    const rating = last.get(id);
    return rating !== undefined && comesWithin(item, rating, SAME_SESSION_SECONDS);
  }).length;
}

/** Of the ratings of a session, how many went to each: what it changed in the schedule (spec 2.9.4). */
export function ratingCounts({ ratings }: Pick<Run, 'ratings'>): Record<RatingName, number> {
  const names = Object.keys(RATINGS) as RatingName[];
  const countOf = (name: RatingName) => ratings.filter(({ rating }) => rating === name).length;
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as Record<
    RatingName,
    number
  >;
}
