import {
  ACTIVITY_DAYS,
  FORECAST_DAYS,
  type Activity,
  type StudyStatistics,
} from '@fahm/contracts/study/study-statistics.ts';
import { countedReviews, type LogRow } from '../card/snapshot.ts';
import { REVIEW_STATE } from '../card/model.ts';
import { nameOfDay } from '../day.ts';

export type ReviewRow = LogRow & { stateBefore: number; recall: number | null };

const AGAIN = 1;
const STEPS = 10;

const isRecalled = ({ grade }: LogRow): boolean => grade > AGAIN;
const recalledOf = (rows: readonly LogRow[]): number => rows.filter(isRecalled).length;

/** Reviews on each of the last seven days, the oldest first; `today` in days since 1970. */
export const activityOf = (log: readonly ReviewRow[], today: number): Activity => {
  const reviews = countedReviews(log);
  return Array.from({ length: ACTIVITY_DAYS }, (_, at) => {
    const day = today - ACTIVITY_DAYS + 1 + at;
    const rows = reviews.filter((row) => row.day === day);
    return { day: nameOfDay(day), reviews: rows.length, recalled: recalledOf(rows) };
  });
};

/** Cards that come due on a day, in days since 1970. */
export type DueOn = { day: number; cards: number };

/** What comes on each day from today; what is overdue waits today. */
export const forecastOf = (due: readonly DueOn[], today: number): StudyStatistics['forecast'] =>
  Array.from({ length: FORECAST_DAYS }, (_, at) => ({
    day: nameOfDay(today + at),
    cards: due
      .filter(({ day }) => (at === 0 ? day <= today : day === today + at))
      .reduce((sum, { cards }) => sum + cards, 0),
  }));

type Foretold = ReviewRow & { recall: number };

/**
 * Reviews that test memory: of cards that had left learning and so came after days, whose recall was
 * foretold. `recall` in thousandths.
 */
const tested = (log: readonly ReviewRow[]): Foretold[] =>
  countedReviews(log).filter(
    (row): row is Foretold => row.stateBefore === REVIEW_STATE && row.recall !== null,
  );

export const retentionOf = (
  log: readonly ReviewRow[],
  target: number,
): StudyStatistics['retention'] => {
  const rows = tested(log);
  return { target, reviews: rows.length, recalled: recalledOf(rows) };
};

/** By tenths of foretold recall: how many there were and how many were recalled. */
export const calibrationOf = (log: readonly ReviewRow[]): StudyStatistics['calibration'] => {
  const rows = tested(log);
  const stepOf = ({ recall }: Foretold) => Math.min(STEPS - 1, Math.floor((recall * STEPS) / 1000));
  return Array.from({ length: STEPS }, (_, step) => {
    const within = rows.filter((row) => stepOf(row) === step);
    const foretold = within.reduce((sum, { recall }) => sum + recall, 0);
    return {
      from: step / STEPS,
      to: (step + 1) / STEPS,
      predicted: within.length === 0 ? 0 : foretold / within.length / 1000,
      reviews: within.length,
      recalled: recalledOf(within),
    };
  }).filter(({ reviews }) => reviews > 0);
};
