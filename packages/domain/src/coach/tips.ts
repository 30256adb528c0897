import type { CoachTip } from '@fahm/contracts/study/coach-plan.ts';
import type { Activity, StudyStatistics } from '@fahm/contracts/study/study-statistics.ts';

const MAX_TIPS = 3;
/** Reviews that a share is told from. */
const ENOUGH_REVIEWS = 20;
/** How far from the aim recall may be before it is worth a word. */
const NEAR = 0.05;
/** Cards that are too many for one sitting. */
const LOAD = 40;
/** Days ahead that are looked at. */
const AHEAD = 7;

const percent = (share: number): number => Math.round(share * 100);

const loadTip = ({ forecast }: StudyStatistics): CoachTip[] => {
  const [today, ...rest] = forecast.slice(0, AHEAD);
  if (today !== undefined && today.cards >= LOAD) {
    return [{ id: 'load', values: { cards: today.cards } }];
  }
  const mean = rest.reduce((sum, { cards }) => sum + cards, 0) / Math.max(1, rest.length);
  const heaviest = rest.toSorted((one, other) => other.cards - one.cards)[0];
  if (heaviest === undefined || heaviest.cards < LOAD / 2 || heaviest.cards < 2 * mean) return [];
  return [{ id: 'heavy-day', values: { cards: heaviest.cards, day: heaviest.day } }];
};

const recallTip = ({ retention }: StudyStatistics): CoachTip[] => {
  const { reviews, recalled, target } = retention;
  if (reviews < ENOUGH_REVIEWS) return [];
  const share = recalled / reviews;
  const values = { recalled: percent(share), target: percent(target) };
  if (share < target - NEAR) return [{ id: 'retention-low', values }];
  return share > target + NEAR ? [{ id: 'retention-high', values }] : [];
};

/** Recall was said to be likelier than it came out. */
const overratedTip = ({ calibration }: StudyStatistics): CoachTip[] => {
  const reviews = calibration.reduce((sum, step) => sum + step.reviews, 0);
  if (reviews < ENOUGH_REVIEWS) return [];
  const predicted = calibration.reduce((sum, step) => sum + step.predicted * step.reviews, 0);
  const recalled = calibration.reduce((sum, step) => sum + step.recalled, 0);
  const gap = (predicted - recalled) / reviews;
  return gap > 2 * NEAR ? [{ id: 'overrated', values: { gap: percent(gap) } }] : [];
};

const rhythmTip = (activity: Activity): CoachTip[] => {
  const days = activity.filter(({ reviews }) => reviews > 0).length;
  return [{ id: days >= 4 ? 'steady' : 'rhythm', values: { days } }];
};

/** Up to three tips out of what the learner did, the most useful first. None is a reproach. Pure. */
export const tipsOf = (statistics: StudyStatistics, activity: Activity): CoachTip[] => {
  if (statistics.cards.started === 0) return [{ id: 'begin', values: {} }];
  return [
    ...loadTip(statistics),
    ...recallTip(statistics),
    ...overratedTip(statistics),
    ...rhythmTip(activity),
  ].slice(0, MAX_TIPS);
};
