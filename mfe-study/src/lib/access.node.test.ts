import type { User } from '@fahm/contracts/person/user.ts';
import type { SessionState } from '@fahm/mfe-kit/session.ts';
import { describe, expect, test } from 'vitest';
import { accessTo } from './access.ts';
import { TABS } from './tabs.ts';

const visitor: SessionState = { status: 'visitor' };
const member = (hasActiveSubscription: boolean): SessionState => ({
  status: 'member',
  user: { hasActiveSubscription } as User,
});
const others = TABS.filter((tab) => tab !== 'concepts');

describe('a visitor', () => {
  test('[6.1] reads the concepts of surahs 1 to 5', () => {
    for (const surah of [1, 5]) expect(accessTo(surah, 'concepts', visitor)).toBe('open');
  });

  test('[6.1] is asked to sign in for the other tabs of surahs 1 to 5', () => {
    for (const tab of others) expect(accessTo(5, tab, visitor)).toBe('sign-in');
  });

  test('[2.7.2] [4.2] finds a subscription required above 5', () => {
    for (const tab of TABS) expect(accessTo(6, tab, visitor)).toBe('subscribe');
  });
});

test('[6.2] [5.6] without a subscription a learner has surahs 1 to 5 and no other', () => {
  for (const tab of TABS) {
    expect(accessTo(5, tab, member(false))).toBe('open');
    expect(accessTo(6, tab, member(false))).toBe('subscribe');
  }
});

test('[6.3] with a subscription every surah is open', () => {
  for (const tab of TABS) expect(accessTo(114, tab, member(true))).toBe('open');
});

test('[2.1] until it is known who asks, nothing but what is everybody’s is open', () => {
  for (const status of ['asking', 'unreachable'] as const) {
    expect(accessTo(1, 'concepts', { status })).toBe('open');
    expect(accessTo(1, 'rules', { status })).toBe(status);
    expect(accessTo(6, 'concepts', { status })).toBe(status);
  }
});
