import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeOf, placePath, readPlace, writePlace } from './last-place.ts';

let items = new Map<string, string>();
beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a place is read as it was written, of each surah and person by itself', () => {
  writePlace('one', 2, { tab: 'concepts', passage: 30 });
  writePlace('one', 36, { tab: 'rules', passage: null });
  writePlace('two', 2, { tab: 'mastery', passage: null });
  expect(readPlace('one', 2)).toEqual({ tab: 'concepts', passage: 30 });
  expect(readPlace('one', 36)).toEqual({ tab: 'rules', passage: null });
  expect(readPlace('two', 36)).toBeNull();
});

test.each(['{', 'null', '[]', '{"2":7}', '{"2":{"tab":"gone"}}'])(
  'of %s nothing is known, and a new place is kept all the same',
  (stored) => {
    items.set('fahm.places.one', stored);
    expect(readPlace('one', 2)).toBeNull();
    writePlace('one', 2, { tab: 'read', passage: null });
    expect(readPlace('one', 2)).toEqual({ tab: 'read', passage: null });
  },
);

test('a passage that is no number is none', () => {
  items.set('fahm.places.one', '{"2":{"tab":"rules","passage":"x"}}');
  expect(readPlace('one', 2)).toEqual({ tab: 'rules', passage: null });
});

test('an address names a place by its tab or its passage, and by nothing else', () => {
  expect(placeOf('tab=rules', 'rules')).toEqual({ tab: 'rules', passage: null });
  expect(placeOf('passage=30', 'read')).toEqual({ tab: 'read', passage: 30 });
  expect(placeOf('tab=rules&passage=6', 'rules')).toEqual({ tab: 'rules', passage: 6 });
  for (const search of ['', 'utm_source=x', 'tab=nothing', 'passage=x']) {
    expect(placeOf(search, 'read')).toBeNull();
  }
});

test('a place has an address of the study app', () => {
  expect(placePath(2, { tab: 'concepts', passage: 30 })).toBe(
    '/app/surah/2?tab=concepts&passage=30',
  );
  expect(placePath(2, { tab: 'read', passage: null })).toBe('/app/surah/2');
});
