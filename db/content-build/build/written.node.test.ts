import { expect, test } from 'vitest';
import { writtenIn } from './written.ts';

const of = (surah: number, ...kinds: ('concept' | 'rule' | 'story' | 'card' | 'mastery')[]) =>
  kinds.map((kind) => ({ surah, kind }));

test('a surah counts as written when it has concepts, cards and mastery objectives', () => {
  const items = [
    ...of(2, 'concept', 'card', 'mastery'),
    ...of(1, 'concept', 'rule', 'story', 'card', 'mastery'),
    ...of(3, 'concept', 'card'),
  ];
  expect(writtenIn(items)).toEqual([1, 2]);
  expect(writtenIn([])).toEqual([]);
});
