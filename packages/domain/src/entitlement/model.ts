import { FREE_SURAHS, FREE_WORDS } from '@fahm/contracts/study/public-lessons.ts';
import { MAX_WORDS, NO_SURAH } from '@fahm/contracts/study/word-cards.ts';
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

/** Words of the deck from its first to this are open to somebody with these entitlements: what SQL compares with. */
export const openWords = (entitlements: readonly Entitlement[], now: number): number =>
  isSubscribed(entitlements, now) ? MAX_WORDS : FREE_WORDS;

/**
 * Refuses a card to whom it is not open: by its surah, and one of a word by its place in the deck, from 0.
 * @throws ServiceError `subscription_required`.
 */
export const assertMayBegin = (
  entitlements: readonly Entitlement[],
  { surah, position }: { surah: number; position: number },
  now: number,
): void => {
  if (surah !== NO_SURAH) return assertMayRead(entitlements, surah, now);
  if (position >= openWords(entitlements, now)) {
    throw new ServiceError('subscription_required', `Word ${position + 1} is open with Pro.`);
  }
};

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
