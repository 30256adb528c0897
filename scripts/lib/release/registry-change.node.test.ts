import type { Registry, RemoteVersion } from '@fahm/contracts/registry.ts';
import { remoteVersion } from '@fahm/contracts/testing/remote-version.ts';
import { describe, expect, test } from 'vitest';
import { REGISTERED_VERSIONS, withRelease, withRollback } from './registry-change.ts';

const files = (version: string): RemoteVersion =>
  remoteVersion({ origin: `http://127.0.0.1:1/reader/${version}/` });

const release = (registry: Registry, version: string) =>
  withRelease(registry, { id: 'reader', version, files: files(version) });

const released = (...versions: string[]): Registry => versions.reduce<Registry>(release, {});

describe('a release', () => {
  test('makes the new version current and remembers the one before', () => {
    expect(released('a', 'b')['reader']).toMatchObject({ current: 'b', previous: 'a' });
  });

  test('of the version people have already changes nothing', () => {
    const registry = released('a', 'b');
    expect(release(registry, 'b')).toBe(registry);
  });

  test('leaves other remotes alone', () => {
    const other = withRelease(released('a'), { id: 'study', version: 'x', files: files('x') });
    expect(release(other, 'b')['study']).toEqual(other['study']);
  });

  test('keeps as many versions as an open tab may still ask for, the newest ones', () => {
    const names = Array.from({ length: REGISTERED_VERSIONS + 5 }, (_, index) => `v${index}`);
    const entry = released(...names)['reader'];
    expect(Object.keys(entry?.versions ?? {})).toEqual(names.slice(5));
    expect(entry).toMatchObject({ current: names.at(-1), previous: names.at(-2) });
  });
});

describe('a rollback', () => {
  test('points back to the version before, and can be taken back in turn', () => {
    const back = withRollback(released('a', 'b'), 'reader');
    expect(back['reader']).toMatchObject({ current: 'a', previous: 'b' });
    expect(withRollback(back, 'reader')['reader']).toMatchObject({ current: 'b', previous: 'a' });
  });

  test('goes to any version that is named', () => {
    const registry = withRollback(released('a', 'b', 'c'), 'reader', 'a');
    expect(registry['reader']).toMatchObject({ current: 'a', previous: 'c' });
  });

  test('says what is wrong when there is nothing to go back to', () => {
    expect(() => withRollback({}, 'reader')).toThrow('no remote "reader"');
    expect(() => withRollback(released('a'), 'reader')).toThrow('no version before a');
    expect(() => withRollback(released('a', 'b'), 'reader', 'z')).toThrow('It has a, b');
    expect(() => withRollback(released('a', 'b'), 'reader', 'b')).toThrow('already');
  });
});
