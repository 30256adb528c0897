import type { Billing } from '@fahm/contracts/person/billing.ts';

/** What can be done about a plan. */
type PlanAction = 'upgrade' | 'manage' | 'cancel' | 'resume';

export type PlanView = {
  isPro: boolean;
  note:
    | 'free'
    | 'renews'
    | 'ends'
    | 'granted'
    | 'pastDue'
    | 'unpaid'
    | 'paused'
    | 'incomplete'
    | 'ended';
  /** A day that belongs to the note, in milliseconds since 1970; null where it has none. */
  day: number | null;
  /** The first is what people most likely came for. */
  actions: readonly PlanAction[];
};

type Plan = Pick<Billing, 'state' | 'periodEnd' | 'endsAt' | 'hasActiveSubscription'>;

/** The truth about a plan in each of its states (ruling A19). Pro that nobody pays for was granted. */
export function planViewOf({ state, periodEnd, endsAt, hasActiveSubscription }: Plan): PlanView {
  const view = (note: PlanView['note'], day: number | null, actions: PlanAction[]): PlanView => ({
    isPro: hasActiveSubscription,
    note,
    day,
    actions,
  });
  switch (state) {
    case 'active':
    case 'trialing':
      return view('renews', periodEnd, ['manage', 'cancel']);
    case 'canceling':
      return view('ends', endsAt, ['manage', 'resume']);
    case 'past_due':
      return view('pastDue', endsAt, ['manage', 'cancel']);
    case 'unpaid':
      return view('unpaid', null, ['manage', 'cancel']);
    case 'paused':
      return view('paused', null, ['manage', 'cancel']);
    case 'free':
    case 'incomplete':
    case 'canceled':
      break;
  }
  if (hasActiveSubscription) return view('granted', null, []);
  if (state === 'incomplete') return view('incomplete', null, ['upgrade']);
  return view(state === 'canceled' ? 'ended' : 'free', null, ['upgrade']);
}
