import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createToastStore,
  type Toast,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_LIMIT,
  TOAST_REMOVE_DELAY_MS,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD_PX,
  toastReducer,
} from './toast-store.ts';

const makeToast = (overrides: Partial<Toast> = {}): Toast => ({
  id: 1,
  title: 'Success!',
  text: 'Concept created successfully',
  tone: 'success',
  open: true,
  ...overrides,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[9.4] the figures of toasts are the specified ones', () => {
  expect(TOAST_LIMIT).toBe(1);
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  expect(TOAST_DURATION_MS).toBe(5000);
  expect(TOAST_SWIPE_THRESHOLD_PX).toBe(50);
  expect(TOAST_SWIPE_DIRECTION).toBe('right');
  expect(TOAST_HOTKEY).toBe('F8');
});

test('[9.4] a second toast takes the place of the first: at most one at once', () => {
  const first = toastReducer([], { type: 'add', toast: makeToast({ id: 1 }) });
  const second = toastReducer(first, { type: 'add', toast: makeToast({ id: 2 }) });
  expect(second.map(({ id }) => id)).toEqual([2]);
});

test('[9.4] dismissing closes one toast and leaves others alone', () => {
  const before = [makeToast({ id: 1 })];
  expect(toastReducer(before, { type: 'dismiss', id: 1 })).toEqual([makeToast({ open: false })]);
  expect(toastReducer(before, { type: 'dismiss', id: 9 })).toEqual(before);
  expect(before[0]?.open).toBe(true);
});

test('[9.4] removing forgets one toast', () => {
  expect(toastReducer([makeToast()], { type: 'remove', id: 1 })).toEqual([]);
  expect(toastReducer([makeToast()], { type: 'remove', id: 2 })).toHaveLength(1);
});

test('[9.4] a dismissed toast is closed at once, and forgotten after 1,000,000 ms', () => {
  const store = createToastStore();
  const id = store.show({ title: 'Profile Updated' });
  store.dismiss(id);
  expect(store.read().map(({ open }) => open)).toEqual([false]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(store.read()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(store.read()).toEqual([]);
});

test('[9.4] forgetting a toast does not touch the one that came after it', () => {
  const store = createToastStore();
  store.dismiss(store.show({ title: 'first' }));
  const second = store.show({ title: 'second' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS);
  expect(store.read()).toMatchObject([{ id: second, open: true }]);
});

test('dismissing twice is the same as once', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const id = store.show({ title: 'once' });
  store.subscribe(listener);
  store.dismiss(id);
  store.dismiss(id);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(1);
});

test('a listener hears of changes until it unsubscribes', () => {
  const store = createToastStore();
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.show({ title: 'heard' });
  unsubscribe();
  store.show({ title: 'not heard' });
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a toast without text or tone is a plain one', () => {
  const store = createToastStore();
  store.show({ title: 'Required' });
  expect(store.read()).toMatchObject([{ title: 'Required', text: '', tone: 'default' }]);
});
