import { COACH_DAILY, type CoachAllowance } from '@fahm/contracts/study/coach.ts';
import { isSubscribed, type Entitlement } from '../entitlement/model.ts';

const DAY = 86_400_000;

/** The day of a count, as days since 1970: UTC, so that no clock but ours gives messages. */
export const countedDay = (now: number): number => Math.floor(now / DAY);

/** How many messages a day somebody has (ruling A7). Which surahs are open is another question. */
export const dailyLimit = (entitlements: readonly Entitlement[], now: number): number =>
  isSubscribed(entitlements, now) ? COACH_DAILY.pro : COACH_DAILY.free;

export const allowanceOf = (
  entitlements: readonly Entitlement[],
  used: number,
  now: number,
): CoachAllowance => ({
  limit: dailyLimit(entitlements, now),
  used,
  resetsAt: (countedDay(now) + 1) * DAY,
});
