import { afterEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const Component = () => null;

/** Asks for the part's code the way React does when it first renders it. */
function show(part: ReturnType<typeof lazyPart>): void {
  const { _init, _payload } = part.Part as unknown as {
    _init: (payload: unknown) => unknown;
    _payload: unknown;
  };
  try {
    _init(_payload);
  } catch {
    // React throws the promise that it waits for.
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the code is not asked for before the part is shown, and is not missing once it has come', async () => {
  const load = vi.fn(() => Promise.resolve(Component));
  const part = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  show(part);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(part.isMissing()).toBe(false);
});

test('code that cannot be had is told to the page, and never to React', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const part = lazyPart(() => Promise.reject(new Error('404')));
  const told = vi.fn();
  const forget = part.subscribe(told);
  show(part);
  await settled();
  expect(part.isMissing()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  forget();
  // Rendered again it still waits: an error would take the server's markup off the page.
  expect(() => show(part)).not.toThrow();
});

test('code that does not answer is missing after four seconds, and not any more when it comes late', async () => {
  vi.useFakeTimers();
  const code = Promise.withResolvers<typeof Component>();
  const part = lazyPart(() => code.promise);
  show(part);
  await vi.advanceTimersByTimeAsync(3900);
  expect(part.isMissing()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(part.isMissing()).toBe(true);
  code.resolve(Component);
  await vi.advanceTimersByTimeAsync(0);
  expect(part.isMissing()).toBe(false);
});
