import type { Figure } from '@fahm/contracts/content/figures.ts';
import { describe, expect, test } from 'vitest';
import { eraOf } from './era.ts';
import { familyTree, NODE, relativesOf } from './family.ts';
import { bySurah, displayName, firstOf } from './model.ts';

const NOBODY = {
  father: null,
  mother: null,
  spouses: [],
  formerSpouses: [],
  siblings: [],
  children: [],
};

const figure = (id: string, change: Partial<Figure> = {}): Figure => ({
  id,
  type: 'human',
  primaryNameEn: id,
  primaryNameAr: null,
  eraNote: null,
  summary: '',
  aliases: [],
  tags: [],
  overallBiographySummary: '',
  keyEpisodes: [],
  lineage: null,
  tribeOrNation: null,
  locations: [],
  attributes: [],
  roles: [],
  quotesExcerpt: null,
  disputedPoints: [],
  cautionsForReaders: [],
  primaryVerses: [],
  supportingVerses: [],
  relatedConcepts: [],
  relatedStories: [],
  family: NOBODY,
  order: null,
  sources: [],
  ...change,
});

const named = (primaryNameEn: string) => displayName({ type: 'prophet', primaryNameEn });

describe('names', () => {
  test('[2.18.3] a prophet is called one, unless the name says so already', () => {
    expect(named('Musa')).toBe('Prophet Musa');
    expect(named('The Prophet Musa')).toBe('The Prophet Musa');
    expect(displayName({ type: 'angel', primaryNameEn: 'Jibril' })).toBe('Jibril');
  });

  test('[2.18.3] [9.13] the first ones are shown, the others counted', () => {
    expect(firstOf(['a', 'b', 'c', 'd', 'e'], 3)).toEqual({ shown: ['a', 'b', 'c'], more: 2 });
    expect(firstOf(['a'], 3)).toEqual({ shown: ['a'], more: 0 });
  });
});

describe('many verses', () => {
  test('stand by surah, in the order of the surahs, each once', () => {
    expect(bySurah(['20:9-98', '2:51', '20:9-98', '2:285-3:2', '7:103'])).toEqual([
      { surah: 2, name: 'Al-Baqarah', references: ['2:51', '2:285-3:2'] },
      { surah: 7, name: "Al-A'raf", references: ['7:103'] },
      { surah: 20, name: 'Ta-Ha', references: ['20:9-98'] },
    ]);
    expect(() => bySurah(['2:300'])).toThrow('2:300');
  });
});

describe('the family', () => {
  const father = figure('father', { family: { ...NOBODY, spouses: ['mother'] } });
  const mother = figure('mother');
  const son = figure('son', { family: { ...NOBODY, father: 'father', siblings: ['daughter'] } });
  const daughter = figure('daughter');
  const all = [father, mother, son, daughter];
  const kinOf = (of: Figure) => relativesOf(of, all).map(({ id, kin }) => [id, kin]);

  test('what one side says, the other has too', () => {
    expect(kinOf(father)).toEqual([
      ['mother', 'spouses'],
      ['son', 'children'],
    ]);
    expect(kinOf(mother)).toEqual([['father', 'spouses']]);
    expect(kinOf(daughter)).toEqual([['son', 'siblings']]);
  });

  test('a marriage that ended is drawn on the other side of the figure, and said to have ended, from both', () => {
    const husband = figure('husband', { family: { ...NOBODY, formerSpouses: ['wife'] } });
    const wife = figure('wife', { family: { ...NOBODY, spouses: ['later'] } });
    const couple = [husband, wife, figure('later')];
    expect(relativesOf(husband, couple)).toMatchObject([{ id: 'wife', kin: 'formerSpouses' }]);
    const tree = familyTree('wife', relativesOf(wife, couple));
    expect(tree?.nodes.map(({ id, kin, y }) => [id, kin, y])).toEqual([
      ['husband', 'formerSpouses', 0],
      [null, null, 0],
      ['later', 'spouses', 0],
    ]);
    expect(tree?.columns).toBe(3);
    expect(tree?.lines).toHaveLength(2);
  });

  test('a relative without a page of its own is left out, and none twice', () => {
    const twin = figure('twin', { family: { ...NOBODY, siblings: ['son', 'nobody', 'son'] } });
    expect(relativesOf(twin, [...all, twin]).map(({ id }) => id)).toEqual(['son']);
  });

  test('parents stand above and children below, no two in one place, all of them joined', () => {
    const tree = familyTree('son', [
      ...relativesOf(son, all),
      { id: 'child', name: 'child', kin: 'children' },
    ]);
    const at = (id: string | null) => tree?.nodes.find((node) => node.id === id);
    expect(at('father')?.y).toBeLessThan(at(null)?.y ?? 0);
    expect(at('child')?.y).toBeGreaterThan(at(null)?.y ?? 0);
    const places = tree?.nodes.map(({ x, y }) => `${x} ${y}`) ?? [];
    expect(new Set(places).size).toBe(places.length);
    for (const { x } of tree?.nodes ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + NODE.width).toBeLessThanOrEqual(tree?.width ?? 0);
    }
    expect(tree?.lines).toHaveLength(3);
  });

  test('without relatives there is no drawing', () => {
    expect(familyTree('alone', [])).toBeNull();
  });
});

describe('the place in time', () => {
  const adam = figure('Adam', { type: 'prophet', order: 1 });
  const nuh = figure('Nuh', { type: 'prophet', order: 3 });
  const son = figure('his son', { order: 3 });
  const last = figure('Muhammad', { type: 'prophet', order: 30 });
  const all = [adam, son, nuh, last, figure('an angel', { type: 'angel' })];

  test('those who lived at one time share a step, and prophets name it', () => {
    expect(eraOf(son, all)).toEqual({
      count: 3,
      rank: 1,
      first: 'Prophet Adam',
      last: 'Prophet Muhammad',
      before: 'Prophet Adam',
      after: 'Prophet Muhammad',
    });
    expect(eraOf(adam, all)).toMatchObject({ rank: 0, before: null, after: 'Prophet Nuh' });
  });

  test('an angel has none', () => {
    expect(eraOf(all[4] ?? adam, all)).toBeNull();
  });
});
