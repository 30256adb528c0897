import {
  RATINGS,
  type NextIntervals,
  type Rating,
  type Scheduling,
} from '@fahm/contracts/study/flashcards.ts';
import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating as Grades,
  StrategyMode,
  type CardInput,
  type FSRS,
  type Grade,
} from 'ts-fsrs';

/**
 * What FSRS remembers of a card. `state`: 1 learning, 2 review, 3 relearning; times in milliseconds since
 * 1970; stability in days. A card that was never rated has none.
 */
export type Memory = {
  state: number;
  step: number;
  due: number;
  stability: number;
  difficulty: number;
  reviews: number;
  lapses: number;
  lastReviewAt: number;
  /** On how many separate days of the learner's it was recalled, up to 2, and on which it was for the last of these. */
  recallDays: number;
  recallDay: number;
};

export const REVIEW_STATE = 2;
export const RELEARNING_STATE = 3;

/** The wire's scale to FSRS's, ruling B1: again, hard, good, easy are 0, 2, 4, 5 there and 1 to 4 here. */
const GRADES: Record<Rating, Grade> = {
  [RATINGS.again]: Grades.Again,
  [RATINGS.hard]: Grades.Hard,
  [RATINGS.good]: Grades.Good,
  [RATINGS.easy]: Grades.Easy,
};

export const gradeOf = (rating: Rating): Grade => GRADES[rating];

/** A rating, when it was given, and on which day of the learner's. */
export type Rated = { grade: Grade; at: number; day: number };

const SEED = 'id';

const toCard = (id: string, memory: Memory | null): CardInput & { [SEED]: string } => {
  const empty = { ...createEmptyCard(0), [SEED]: id };
  if (memory === null) return empty;
  return {
    ...empty,
    state: memory.state,
    learning_steps: memory.step,
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    reps: memory.reviews,
    lapses: memory.lapses,
    last_review: memory.lastReviewAt,
  };
};

/** Recalled on a day that was not counted yet: one more. Days count up to 2, which is what mastery asks. */
const recalledAfter = (memory: Memory | null, { grade, day }: Rated) => {
  const { recallDays = 0, recallDay = 0 } = memory ?? {};
  const counts =
    grade !== Grades.Again && (recallDays === 0 || (recallDays === 1 && day !== recallDay));
  return counts ? { recallDays: recallDays + 1, recallDay: day } : { recallDays, recallDay };
};

/**
 * FSRS-6 with its default weights (ts-fsrs). Intervals of days are spread by a fuzz that is seeded with the
 * card's id and its number of reviews: the same question always has the same answer.
 */
export const createScheduler = (targetRetention: number) => {
  const engine: FSRS = fsrs({ request_retention: targetRetention, enable_fuzz: true }).useStrategy(
    StrategyMode.SEED,
    GenSeedStrategyWithCardId(SEED),
  );

  const recallOf = (memory: Memory, at: number): number =>
    engine.get_retrievability(toCard('', memory), at, false);

  /** The memory after a rating. */
  const rate = (id: string, memory: Memory | null, rated: Rated): Memory => {
    const { card } = engine.next(toCard(id, memory), rated.at, rated.grade);
    return {
      state: card.state,
      step: card.learning_steps,
      due: card.due.getTime(),
      stability: card.stability,
      difficulty: card.difficulty,
      reviews: card.reps,
      lapses: card.lapses,
      lastReviewAt: rated.at,
      ...recalledAfter(memory, rated),
    };
  };

  /** After how many seconds each rating, were it given now, brings the card again. */
  const nextIntervals = (id: string, memory: Memory | null, now: number): NextIntervals => {
    const at = Math.max(now, memory?.lastReviewAt ?? 0);
    const preview = engine.repeat(toCard(id, memory), at);
    const seconds = (grade: Grade) => Math.round((preview[grade].card.due.getTime() - at) / 1000);
    return {
      again: seconds(Grades.Again),
      hard: seconds(Grades.Hard),
      good: seconds(Grades.Good),
      easy: seconds(Grades.Easy),
    };
  };

  /** The memory that a card's ratings make, in their order, on top of what was remembered; null of nothing. */
  const replay = (
    id: string,
    ratings: readonly Rated[],
    base: Memory | null = null,
  ): Memory | null =>
    ratings.reduce<Memory | null>((memory, rated) => rate(id, memory, rated), base);

  return { rate, nextIntervals, recallOf, replay };
};

export type Scheduler = ReturnType<typeof createScheduler>;

const STATES = ['new', 'learning', 'review', 'relearning'] as const;

/** A memory as the API tells it. */
export const toScheduling = (
  { recallOf }: Scheduler,
  memory: Memory | null,
  now: number,
): Scheduling => {
  if (memory === null) {
    return {
      state: 'new',
      due: null,
      stability: null,
      difficulty: null,
      recall: null,
      reviews: 0,
      lapses: 0,
      lastReviewAt: null,
    };
  }
  const { due, stability, difficulty, reviews, lapses, lastReviewAt } = memory;
  return {
    state: STATES[memory.state] ?? 'new',
    due,
    stability,
    difficulty,
    recall: recallOf(memory, Math.max(now, lastReviewAt)),
    reviews,
    lapses,
    lastReviewAt,
  };
};
