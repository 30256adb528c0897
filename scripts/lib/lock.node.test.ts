import { expect, test } from 'vitest';
import { missingFromLock } from './lock.ts';

const lock = (packages: Parameters<typeof missingFromLock>[0]['packages']) => ({ packages });

test('a lock with every optional platform package is complete', () => {
  const packages = {
    'node_modules/tool': { optionalDependencies: { '@tool/linux': '1.0.0' } },
    'node_modules/@tool/linux': {},
  };
  expect(missingFromLock(lock(packages))).toEqual([]);
});

test('a platform package that the registry did not have is named once', () => {
  const wants = { optionalDependencies: { '@tool/darwin': '1.0.0', '@tool/linux': '1.0.0' } };
  const packages = {
    'node_modules/tool': wants,
    'node_modules/other/node_modules/tool': wants,
    'node_modules/other/node_modules/@tool/linux': {},
  };
  expect(missingFromLock(lock(packages))).toEqual(['@tool/darwin']);
});
