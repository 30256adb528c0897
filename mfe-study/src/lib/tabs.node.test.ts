import { expect, test } from 'vitest';
import { passagePath, TABS, tabOf, tabPath } from './tabs.ts';

const searchOf = (path: string) => path.split('?')[1] ?? '';

test('[2.7.3] each of the six tabs has an address that leads to it', () => {
  expect(TABS).toEqual(['read', 'concepts', 'rules', 'stories', 'practice', 'mastery']);
  for (const basePath of ['/surahs', '/app/surah'] as const) {
    for (const tab of TABS) expect(tabOf(basePath, searchOf(tabPath(basePath, 2, tab)))).toBe(tab);
  }
});

test('[6.1] the public address shows what everybody may read, the other one begins with reading', () => {
  expect(tabOf('/surahs', '')).toBe('concepts');
  expect(tabOf('/app/surah', '')).toBe('read');
  for (const search of ['tab=', 'tab=Rules', 'tab=x&tab=rules', 'mode=casual']) {
    expect(tabOf('/surahs', search)).toBe('concepts');
  }
});

test('a passage is reached in each tab, by its first verse', () => {
  for (const basePath of ['/surahs', '/app/surah'] as const) {
    for (const tab of TABS) {
      const search = searchOf(passagePath(basePath, 67, tab, 15));
      expect(tabOf(basePath, search)).toBe(tab);
      expect(new URLSearchParams(search).get('passage')).toBe('15');
    }
  }
});
