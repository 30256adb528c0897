import { expect, test } from 'vitest';
import { policyFaults, type Manifest, type PackageLock } from './dependency-policy.ts';

const SUM = `sha512-${'A'.repeat(86)}==`;
const good = { version: '1.0.0', integrity: SUM };
const manifests = (dependencies: Record<string, string>): Map<string, Manifest> =>
  new Map([
    ['package.json', { name: 'fahm', devDependencies: { tool: '2.1.0-beta.3' } }],
    ['packages/ui/package.json', { name: '@fahm/ui', dependencies }],
  ]);
const lockOf = (packages: PackageLock['packages']): PackageLock => ({ packages });

test('exact versions out of the registry, and our own packages, are as they should be', () => {
  const packages = {
    '': {},
    'packages/ui': {},
    'node_modules/@fahm/ui': { link: true, resolved: 'packages/ui' },
    'node_modules/hono': good,
    'node_modules/a/node_modules/esbuild': { ...good, hasInstallScript: true },
    'node_modules/b': { ...good, resolved: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' },
  };
  expect(policyFaults(manifests({ hono: '4.13.19', '@fahm/ui': '*' }), lockOf(packages))).toEqual(
    [],
  );
});

test.each([
  '^4.0.0',
  '~4.1.0',
  '*',
  'latest',
  '>=4',
  '4.x',
  'git+https://x.test/y.git',
  'file:../x',
])('a dependency on %j is refused', (version) => {
  expect(policyFaults(manifests({ hono: version }), lockOf({}))).toEqual([
    `packages/ui/package.json: hono "${version}" is not an exact version`,
  ]);
});

test.each<[string, PackageLock['packages'][string], string]>([
  ['from elsewhere', { ...good, resolved: 'https://evil.test/x.tgz' }, 'evil.test'],
  ['from a repository', { ...good, resolved: 'git+ssh://git@x.test/y.git#1' }, 'git+ssh'],
  ['unchecked', { version: '1.0.0' }, 'no SHA-512'],
  ['checked by less', { ...good, integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no SHA-512'],
  ['with code that runs at once', { ...good, hasInstallScript: true }, 'runs a script'],
])('a package %s is refused', (_, entry, reason) => {
  const faults = policyFaults(new Map(), lockOf({ 'node_modules/x': entry }));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(reason);
});
