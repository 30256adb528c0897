import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';

const Shown = () => null;

/** Asks for the component's code the way React does when it first renders it. */
function show(lazy: ReturnType<typeof lazyComponent>): void {
  const { _init, _payload } = lazy.View as unknown as {
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

test('the code is not asked for before the component is shown, and is not missing once it has come', async () => {
  const load = vi.fn(() => Promise.resolve(Shown));
  const lazy = lazyComponent(load);
  expect(load).not.toHaveBeenCalled();
  show(lazy);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(lazy.isMissing()).toBe(false);
});

test('code that cannot be had is told to the page, and never to React', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const lazy = lazyComponent(() => Promise.reject(new Error('404')));
  const told = vi.fn();
  const forget = lazy.subscribe(told);
  show(lazy);
  await settled();
  expect(lazy.isMissing()).toBe(true);
  expect(told).toHaveBeenCalledOnce();
  forget();
  // Rendered again it still waits: an error would take the server's markup off the page.
  expect(() => show(lazy)).not.toThrow();
});

test('code that does not answer is missing after four seconds, and not any more when it comes late', async () => {
  vi.useFakeTimers();
  const code = Promise.withResolvers<typeof Shown>();
  const lazy = lazyComponent(() => code.promise);
  show(lazy);
  await vi.advanceTimersByTimeAsync(3900);
  expect(lazy.isMissing()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(lazy.isMissing()).toBe(true);
  code.resolve(Shown);
  await vi.advanceTimersByTimeAsync(0);
  expect(lazy.isMissing()).toBe(false);
});
