import { lessonBodySchemas } from '@fahm/contracts/study/lessons.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { lessonCoverage } from './coverage.ts';
import {
  LESSONS,
  sampleCards,
  sampleConcept,
  sampleMastery,
  sampleTexts,
} from './testing/sample.ts';

const faultsWith = (change: Record<string, unknown>) =>
  buildContent(sampleTexts({ ...LESSONS, ...change })).faults.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
const [mcq, truefalse, cloze] = sampleCards();
const cards = (...list: unknown[]) => ({
  'surah/002/cards.yaml': [mcq, truefalse, cloze, ...list],
});
const other = (card: object, change: object) => cards({ ...card, id: 'f002-009', ...change });

describe('lessons without a fault', () => {
  const { content, authored } = buildContent(sampleTexts(LESSONS));

  test('[3.4] [3.10] [3.11] [3.12] come out in the shapes that the API answers', () => {
    const kinds = content?.lessons.map(({ id, kind, position }) => [id, kind, position]);
    expect(kinds).toEqual([
      ['c002-one', 'concept', 0],
      ['s002-x', 'story', 0],
      ['f002-001', 'card', 0],
      ['f002-002', 'card', 1],
      ['f002-003', 'card', 2],
      ['m002', 'mastery', 0],
    ]);
    for (const { kind, body } of content?.lessons ?? []) {
      expect(lessonBodySchemas[kind].safeParse(body).error).toBeUndefined();
    }
  });

  test('[3.11] an objective is named by its place, with the cards that show it', () => {
    expect(content?.lessons.at(-1)?.body).toMatchObject({
      sections: [{ name: 'One', objectives: ['Show it.'] }],
      demonstratedBy: [{ objectiveKey: 'section-0-objective-0', cards: ['f002-001'] }],
    });
  });

  test('[3.10] a card keeps the sources of its own', () => {
    const [first, ...others] = sampleCards();
    const built = buildContent(
      sampleTexts({
        ...LESSONS,
        'surah/002/cards.yaml': [{ ...first, sources: [{ quran: '2:255' }] }, ...others],
      }),
    );
    const body = built.content?.lessons.find(({ id }) => id === 'f002-001')?.body;
    expect(body).toMatchObject({ sources: [{ quran: '2:255' }] });
  });

  test('the report says which verses nothing touches', () => {
    expect(lessonCoverage(authored).join('\n')).toContain('without a card: 2-286');
  });
});

describe('a fault is named with its file and line', () => {
  const planted: [claim: string, change: Record<string, unknown>, message: RegExp][] = [
    [
      '[5.3] two distractors',
      other(mcq, { distractors: ['a', 'b'] }),
      /cards.yaml:\d+ .*Too small/,
    ],
    [
      '[5.3] an option twice',
      other(mcq, { distractors: ['a', 'b', 'This!'] }),
      /An option stands twice/,
    ],
    ['a cloze without a gap', other(cloze, { prompt: 'Nothing is missing.' }), /0 gaps/],
    ['a cloze with two', other(cloze, { prompt: 'One ___ and ___ other.' }), /2 gaps/],
    [
      'an answer twice',
      other(cloze, { prompt: 'Another ___.', answers: ['a', 'A '] }),
      /trim|twice/i,
    ],
    [
      'a prompt twice in other marks and capitals',
      other(truefalse, { prompt: 'so IT is: said!' }),
      /Asks what f002-002 asks/,
    ],
    ['a prompt twice', other(truefalse, { prompt: 'So it is said, is it.' }), /Asks what|So it is/],
    [
      'a card of nothing',
      other(truefalse, { prompt: 'New words.', concepts: ['c002-two'] }),
      /No concept, rule or story "c002-two"/,
    ],
    [
      'an objective of a card that is not there',
      { 'surah/002/mastery.yaml': sampleMastery(['f002-9']) },
      /No card "f002-9"/,
    ],
    [
      'an id of another surah',
      { 'surah/002/concepts.yaml': [sampleConcept('c002-one'), sampleConcept('c003-x')] },
      /"c003-x" in surah 002/,
    ],
    ['a kind that is none', { 'surah/002/words.yaml': [] }, /No such kind of content/],
  ];

  test.each(planted)('%s', (_, change, message) => {
    expect(faultsWith(change).join('\n')).toMatch(message);
  });
});
