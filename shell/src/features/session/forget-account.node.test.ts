import { afterEach, expect, test, vi } from 'vitest';
import { forgetAccount } from './forget-account.ts';

const OF_DEVICE = {
  'fahm.reader.place': 'where',
  'fahm.reader.owner': '"one"',
  'fahm.reviews.one': '[]',
  'fahm.umrah.laps': '3',
  'another.onboarding': 'x',
};
const OF_ACCOUNT = {
  'fahm.onboarding': '{"answers":{"dateOfBirth":"1990-01-31"}}',
  'fahm.practice.casual.one': '{}',
  'fahm.practice.study.two': '{}',
  'fahm.places.one': '{}',
};

/** A device with all of it. */
function device(): Map<string, string> {
  const items = new Map(Object.entries({ ...OF_DEVICE, ...OF_ACCOUNT }));
  vi.stubGlobal('localStorage', {
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

test('of an account nothing is left on the device, and what is not of one stays', () => {
  const items = device();
  forgetAccount();
  expect(Object.fromEntries(items)).toEqual(OF_DEVICE);
});

test('a browser that keeps nothing is no fault', () => {
  vi.stubGlobal('localStorage', {
    get length(): number {
      throw new Error('denied');
    },
  });
  expect(() => forgetAccount()).not.toThrow();
});
