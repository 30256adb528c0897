import { expect, test } from 'vitest';
import { isPaged, shownPassage, stepsFrom } from './paging.ts';

const passage = (id: string, from: number, to: number) => ({ id, from, to });
const MAP = [
  passage('one', 1, 2),
  passage('two', 3, 3),
  passage('three', 4, 9),
  passage('four', 10, 12),
];
const lessons = (count: number, ...of: string[]) =>
  Array.from({ length: count }, (_, at) => ({ id: `l${at}`, passage: of[at % of.length] }));

test('a passage stands alone where there is a map of several and more than twelve lessons under it', () => {
  expect(isPaged(lessons(13, 'one', 'two'), MAP)).toBe(true);
  expect(isPaged(lessons(12, 'one', 'two'), MAP)).toBe(false);
  expect(isPaged(lessons(40, 'one'), [])).toBe(false);
  expect(isPaged(lessons(40, 'one'), MAP.slice(0, 1))).toBe(false);
  // What somebody added under no passage does not count.
  expect(isPaged([...lessons(12, 'one'), { id: 'own' }], MAP)).toBe(false);
});

test('the address names a passage by any verse of it; without one the first that has lessons is shown', () => {
  const some = lessons(2, 'two', 'four');
  expect(shownPassage(MAP, some, 7)?.id).toBe('three');
  expect(shownPassage(MAP, some, null)?.id).toBe('two');
  expect(shownPassage(MAP, some, 13)?.id).toBe('two');
  expect(shownPassage(MAP, [], null)).toBeNull();
});

test('steps pass over passages without lessons, and end at the ends', () => {
  const some = lessons(2, 'two', 'four');
  const idsFrom = (at: number) => {
    const { previous, next } = stepsFrom(MAP[at] ?? passage('', 0, 0), MAP, some);
    return [previous?.id ?? null, next?.id ?? null];
  };
  expect([0, 1, 2, 3].map(idsFrom)).toEqual([
    [null, 'two'],
    [null, 'four'],
    ['two', 'four'],
    ['two', null],
  ]);
});
