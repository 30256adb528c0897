import { ARABIC_FONTS } from '@fahm/quran/arabic-fonts.ts';
import { expect, test } from 'vitest';
import { librariesIn, rights } from './rights.ts';

test('the credits name every font with its owner, and every library that is published with its licence', async () => {
  const { fonts, libraries } = await rights();
  const families = new Set(Object.values(ARABIC_FONTS).map(({ family }) => family));
  expect(new Set(fonts.map(({ family }) => family))).toEqual(families);
  for (const { copyright } of fonts) expect(copyright).toMatch(/\S/);
  const names = libraries.flatMap((of) => of.names).join(' ');
  for (const library of ['react', 'wouter', 'hono', 'oauth4webapi', 'drizzle-orm', 'scheduler']) {
    expect(names).toMatch(new RegExp(`(?:^| )${library} \\d`));
  }
  expect(names).not.toMatch(/vitest|playwright|@fahm/);
});

test('what a library needs is found beside it first; tools are left out', () => {
  const lock = {
    shell: { dependencies: { a: '1', '@fahm/ui': '*' } },
    'node_modules/@fahm/ui': { link: true },
    'packages/tooling': { dependencies: { tool: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: '0BSD' },
    'node_modules/b': { version: '1.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT' },
  };
  expect(librariesIn(lock)).toEqual([
    { license: '0BSD', names: ['b 2.0.0'] },
    { license: 'MIT', names: ['a 1.0.0'] },
  ]);
});

test('a library without a licence stops the build', () => {
  const lock = { shell: { dependencies: { a: '1' } }, 'node_modules/a': { version: '1.0.0' } };
  expect(() => librariesIn(lock)).toThrow('node_modules/a names no licence');
});
