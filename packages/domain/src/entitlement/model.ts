import { FREE_SURAHS } from '@fahm/contracts/study/public-lessons.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';

/** All surahs, 1 to this. */
const ALL_SURAHS = 114;

/** From when to when Pro is open by one source; `endsAt` is the first moment that is not, null for no end. */
export type Entitlement = { startsAt: number; endsAt: number | null };

/** Whether Pro is open: `hasActiveSubscription`, wherever it is told (ruling A12). `now` in milliseconds. */
export const isSubscribed = (entitlements: readonly Entitlement[], now: number): boolean =>
  entitlements.some(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || now < endsAt));

/** Whether somebody with these entitlements may see what belongs to a surah ([6.2], [6.3]). */
export const mayRead = (
  entitlements: readonly Entitlement[],
  surah: number,
  now: number,
): boolean => surah <= openSurahs(entitlements, now);

/** Surahs 1 to this are open to somebody with these entitlements: what SQL compares with. */
export const openSurahs = (entitlements: readonly Entitlement[], now: number): number =>
  isSubscribed(entitlements, now) ? ALL_SURAHS : FREE_SURAHS;

/**
 * Refuses what belongs to a surah to whom it is not open.
 * @throws ServiceError `subscription_required`.
 */
export const assertMayRead = (
  entitlements: readonly Entitlement[],
  surah: number,
  now: number,
): void => {
  if (!mayRead(entitlements, surah, now)) {
    throw new ServiceError('subscription_required', `Surah ${surah} is open with Pro.`);
  }
};
