import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import type { Remote } from '@fahm/mfe-kit/remote.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageRemote } from '../../pages/page-data.ts';
import { type Loader, loadRemote, RemoteUnavailable } from './load-remote.ts';

const version = (name: string) => ({
  version: name,
  base: `/mf/reader/${name}/`,
  entry: 'remoteEntry.js',
  css: ['assets/remote.css'],
});
const withPrevious: PageRemote = {
  ...version('two'),
  previous: version('one'),
  contract: CONTRACT,
  routes: ['/read/*'],
};
const alone: PageRemote = { ...withPrevious, previous: null };
const remote: Remote = { id: 'reader', contract: CONTRACT, mount: () => () => {} };

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('refused'));

/** A browser in which addresses answer as told: `good` unless a pattern names another outcome. */
function browser(outcomes: [RegExp, () => Promise<never>][], good = remote) {
  const requested: string[] = [];
  const outcome = (address: string) => {
    requested.push(address);
    return outcomes.find(([pattern]) => pattern.test(address))?.[1];
  };
  const loader: Loader = {
    container: (_, entry) => outcome(entry)?.() ?? Promise.resolve(good),
    styles: (address) => outcome(address)?.() ?? Promise.resolve(),
  };
  return { loader, entries: () => requested.filter((address) => address.includes('.js')) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('[R1] loading a remote', () => {
  test('asks for the current version once when it comes', async () => {
    const { loader, entries } = browser([]);
    const loaded = await loadRemote('reader', withPrevious, loader);
    expect(loaded).toEqual({ remote, base: '/mf/reader/two/' });
    expect(entries()).toEqual(['/mf/reader/two/remoteEntry.js']);
  });

  test('asks once more past every cache when it fails', async () => {
    const { loader, entries } = browser([[/two\/remoteEntry\.js$/, fails]]);
    expect((await loadRemote('reader', withPrevious, loader)).base).toBe('/mf/reader/two/');
    expect(entries()).toEqual([
      '/mf/reader/two/remoteEntry.js',
      '/mf/reader/two/remoteEntry.js?retry',
    ]);
  });

  test('then takes the version before, with that version’s own address', async () => {
    const { loader } = browser([[/two/, fails]]);
    expect((await loadRemote('reader', withPrevious, loader)).base).toBe('/mf/reader/one/');
  });

  test('counts styles that fail as a version that fails', async () => {
    const { loader } = browser([[/two.*css/, fails]]);
    expect((await loadRemote('reader', withPrevious, loader)).base).toBe('/mf/reader/one/');
  });

  test('does not ask again for what hangs, and takes the version before after three seconds', async () => {
    const { loader, entries } = browser([[/two/, never]]);
    const loading = loadRemote('reader', withPrevious, loader);
    await vi.advanceTimersByTimeAsync(3000);
    expect((await loading).base).toBe('/mf/reader/one/');
    expect(entries()).toEqual(['/mf/reader/two/remoteEntry.js', '/mf/reader/one/remoteEntry.js']);
  });

  test.each([
    ['everything is refused', fails],
    ['everything hangs', never],
  ])('gives up within five seconds when %s', async (_, outcome) => {
    const { loader } = browser([[/./, outcome]]);
    const failure = loadRemote('reader', withPrevious, loader).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failure).toBeInstanceOf(RemoteUnavailable);
  });

  test('hands on the first attempt, which may still come home', async () => {
    const { promise, resolve } = Promise.withResolvers<Remote>();
    const loader: Loader = { container: () => promise, styles: () => Promise.resolve() };
    const failure = loadRemote('reader', alone, loader).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(3000);
    resolve(remote);
    expect(await ((await failure) as RemoteUnavailable).late).toEqual({
      remote,
      base: '/mf/reader/two/',
    });
  });

  test('refuses a remote that was built for another handshake', async () => {
    const { loader } = browser([], { ...remote, contract: CONTRACT + 1 });
    await expect(loadRemote('reader', alone, loader)).rejects.toThrow('contract');
  });
});
