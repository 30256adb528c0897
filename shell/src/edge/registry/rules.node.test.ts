import type { Registry, RemoteEntry, RemoteVersion } from '@fahm/contracts/registry.ts';
import { remoteVersion } from '@fahm/contracts/testing/remote-version.ts';
import { CONTRACT } from '@fahm/mfe-kit/contract.ts';
import { expect, test } from 'vitest';
import { registryProblem } from './rules.ts';

const files = remoteVersion({
  modules: ['assets/remote.js'],
  integrity: { 'remoteEntry.js': 'sha256-a', 'assets/remote.js': 'sha256-b' },
  contract: CONTRACT,
});
const entry = (change: Partial<RemoteVersion> = {}, current = 'one'): RemoteEntry => ({
  versions: { one: { ...files, ...change } },
  current,
  previous: null,
});
const registry = (...args: Parameters<typeof entry>): Registry => ({ reader: entry(...args) });
const problem = (next: Registry, before: Registry = {}) => registryProblem(before, next, '19.9.0');

test('[R2] a whole version of this contract and this React may be what people get', () => {
  expect(problem(registry())).toBeNull();
  expect(problem(registry(), registry())).toBeNull();
});

test.each([
  ['the current version is not listed', registry({}, 'two'), 'two is not listed'],
  [
    'a script has no integrity',
    registry({ integrity: { 'remoteEntry.js': 'x' } }),
    'assets/remote.js has no',
  ],
  ['the contract is another', registry({ contract: CONTRACT + 1 }), 'contract'],
  ['a version is fetched without TLS', registry({ origin: 'http://one.example/' }), 'https'],
  ['the React is of another major version', registry({ react: '20.0.0' }), 'React 20.0.0'],
])('[R2] a registry is refused when %s', (_, next, reason) => {
  expect(problem(next)).toContain(reason);
});

test('[R2] a version that was published once may not change, nor a previous one be missing', () => {
  expect(problem(registry({ routes: ['/'] }), registry())).toContain('other contents');
  const lost = { reader: { ...entry(), previous: 'gone' } };
  expect(problem(lost)).toContain('previous version gone');
});
