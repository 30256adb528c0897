import { coachTipsSchema } from '@fahm/contracts/study/coach-plan.ts';
import type { StudyStatistics } from '@fahm/contracts/study/study-statistics.ts';
import { expect, test } from 'vitest';
import { tipsOf } from '../../src/coach/tips.ts';

const forecast = (...cards: number[]) =>
  Array.from({ length: 30 }, (_, at) => ({
    day: `2026-11-${at + 1}`.replace(/-(\d)$/, '-0$1'),
    cards: cards[at] ?? 0,
  }));

const statistics = (change: Partial<StudyStatistics> = {}): StudyStatistics => ({
  cards: { started: 30, mature: 0 },
  forecast: forecast(5, 5, 5, 5, 5, 5, 5),
  retention: { target: 0.9, reviews: 50, recalled: 45 },
  calibration: [],
  ...change,
});
const activity = (days: number) =>
  Array.from({ length: 7 }, (_, at) => ({
    day: `2026-11-0${at + 1}`,
    reviews: at < days ? 5 : 0,
    recalled: 0,
  }));
const ids = (...given: Parameters<typeof tipsOf>) =>
  coachTipsSchema.parse(tipsOf(...given)).map(({ id }) => id);

test('[2.12] who has not begun is told how to', () => {
  expect(ids(statistics({ cards: { started: 0, mature: 0 } }), activity(0))).toEqual(['begin']);
});

test('[2.12] tips come of the learner’s own figures, and at most three', () => {
  expect(ids(statistics(), activity(6))).toEqual(['steady']);
  expect(ids(statistics(), activity(1))).toEqual(['rhythm']);
  expect(ids(statistics({ forecast: forecast(60) }), activity(4))[0]).toBe('load');
  expect(ids(statistics({ forecast: forecast(1, 1, 30) }), activity(4))[0]).toBe('heavy-day');
  const low = statistics({
    retention: { target: 0.9, reviews: 50, recalled: 30 },
    forecast: forecast(60),
    calibration: [{ from: 0.9, to: 1, predicted: 0.95, reviews: 50, recalled: 30 }],
  });
  expect(ids(low, activity(4))).toEqual(['load', 'retention-low', 'overrated']);
  const high = statistics({ retention: { target: 0.8, reviews: 50, recalled: 50 } });
  expect(ids(high, activity(4))).toContain('retention-high');
});

test('[2.12] a few reviews say nothing about recall', () => {
  const few = statistics({ retention: { target: 0.9, reviews: 5, recalled: 0 } });
  expect(ids(few, activity(4))).toEqual(['steady']);
});
