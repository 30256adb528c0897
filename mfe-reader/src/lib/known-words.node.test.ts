import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createKnownWordsStore, isMarked, KNOWN_WORDS_KEY } from './known-words.ts';

const persisted = new Map<string, string>();

beforeEach(() => {
  persisted.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => persisted.get(key) ?? null,
    setItem: (key: string, value: string) => void persisted.set(key, value),
  });
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => vi.unstubAllGlobals());

test('[3.18] what was marked before words joined the account is known still, and stays beside new marks', () => {
  const first = { rabb: { known: true, at: 5 }, kitab: { known: false, at: 7 }, odd: 'x' };
  persisted.set(KNOWN_WORDS_KEY, JSON.stringify(first));
  const store = createKnownWordsStore(() => 6);
  expect(isMarked(store.read(), 'rabb')).toBe(true);
  store.mark('kitab', true);
  expect(store.read().fields).toEqual({
    kitab: { value: true, at: 8 },
    rabb: { value: true, at: 5 },
  });
  expect(createKnownWordsStore().read()).toEqual(store.read());
});
