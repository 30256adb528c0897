import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { surahCheckSchema } from '@fahm/contracts/study/surah-check.ts';
import { describe, expect, test } from 'vitest';
import { buildChecks } from './checks.ts';

const card = (surah: number, at: number, body: object = {}): LessonItem => ({
  id: `f${surah}-${at}`,
  surah,
  kind: 'card',
  position: at,
  body: {
    type: 'mcq',
    id: `f${surah}-${at}`,
    surahNumber: surah,
    prompt: `What of ${at}?`,
    correct: 'the middle one',
    distractors: ['a first', 'the last', 'zero'],
    explanation: 'Because.',
    verseRefs: [`${surah}:1`],
    concepts: [],
    ...body,
  },
});
const many = (surah: number, count: number) =>
  Array.from({ length: count }, (_, at) => card(surah, at));
const idsOf = (lessons: LessonItem[], surah: number) =>
  buildChecks(lessons)
    .get(surah)
    ?.map(({ id }) => id);

describe('[3.10] the questions at the end of a surah', () => {
  test('are five of a free surah and two of another, spread from its beginning to its end', () => {
    expect(idsOf(many(2, 10), 2)).toEqual(['f2-0', 'f2-2', 'f2-4', 'f2-6', 'f2-8']);
    expect(idsOf(many(50, 10), 50)).toEqual(['f50-0', 'f50-5']);
    expect(idsOf(many(1, 3), 1)).toEqual(['f1-0', 'f1-1', 'f1-2']);
  });

  test('are cards with choices alone; a surah without any has an empty list', () => {
    const statement = card(60, 0, { type: 'truefalse', correct: true, distractors: undefined });
    expect(idsOf([statement, card(60, 1)], 60)).toEqual(['f60-1']);
    const checks = buildChecks([]);
    expect(checks.size).toBe(114);
    expect(checks.get(114)).toEqual([]);
  });

  test('have their choices in an order that does not tell the right one', () => {
    const [first] = surahCheckSchema.parse(buildChecks([card(3, 0)]).get(3));
    expect(first?.choices).toEqual([
      { text: 'a first', isRight: false },
      { text: 'the last', isRight: false },
      { text: 'the middle one', isRight: true },
      { text: 'zero', isRight: false },
    ]);
  });
});
