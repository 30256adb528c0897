import { expect, test } from 'vitest';
import { composeOfLessons } from '../../src/coach/compose.ts';
import { shapeOf } from '../../src/coach/format.ts';
import { sentencesOf } from '../../src/coach/passage.ts';
import { clipped, namedReferences } from '../../src/coach/references.ts';
import { mayShow } from '../../src/coach/retrieve.ts';
import { versesFrom } from '../../src/coach/show.ts';
import { corpusText } from './corpus-text.ts';
import { lessonRows } from './lesson-rows.ts';
import { retrievedFrom } from './retrieved.ts';

const text = corpusText(2);
const rows = lessonRows(2, ['2:153', '3:200']);
const find = (question: string) => retrievedFrom(question, 2, rows);

test('[2.12] a question finds the lessons that have its words, the fittest first', () => {
  const [first] = find('Who walked by the river?').passages;
  expect(first?.id).toBe('s-walk/summary/0');
  expect(find('trust').passages.map(({ source }) => source.id)).toContain('c-trust');
});

test('[2.12] a verse that is named is found with the lessons on it, in any digits', () => {
  for (const question of ['2:153', 'what of verse 153?', 'ما معنى الآية ١٥٣؟']) {
    const found = find(question);
    expect(found.references[0], question).toBe('2:153');
    expect(found.passages.map(({ source }) => source.id)).toContain('c-trust');
  }
});

test('[2.12] words of a verse find it, in English and as an Arabic keyboard spells them', () => {
  expect(find('Harut and Marut in Babylon').references).toContain('2:102');
  expect(find('من هما هاروت وماروت؟').references).toContain('2:102');
});

test('[2.12] what is nowhere finds nothing, and that is said', () => {
  const found = find('football results');
  expect(found).toMatchObject({ passages: [], references: [] });
  expect(composeOfLessons(found, 'en').segments).toEqual([
    { type: 'refusal', reason: 'not_found' },
  ]);
});

test('[5.1] what names no verse names none', () => {
  expect(namedReferences('2:287, 0:1, 115:1, verse 300 and 12:30 pm', 2)).toEqual(['12:30']);
  expect(mayShow(find('trust'), '2:154')).toBe(false);
});

test('[3.7] a range that is too long is shown by its first verses', () => {
  expect(clipped('4:105-113', 5)).toBe('4:105-109');
  expect(clipped('2:285-3:2', 5)).toBe('2:285');
  expect(clipped('1:1', 5)).toBe('1:1');
});

test('[R10] verses of a surah whose text is away are not shown in part', () => {
  const texts = new Map([[2, text]]);
  expect(versesFrom(texts, '2:286')).toEqual([
    { key: '2:286', arabic: text.arabic[285], translation: text.translation[285] },
  ]);
  expect(versesFrom(texts, '2:286-3:1')).toBeNull();
  expect(versesFrom(texts, 'x')).toBeNull();
});

test('[2.12] a lesson is shown in whole sentences', () => {
  expect(sentencesOf('He came (1:1-4). Then he left. "So be it."')).toHaveLength(3);
  expect(sentencesOf('See Sahih al-Bukhari 756, no. 3 of it.')).toHaveLength(1);
});

test('[2.12] an answer is the sentences that were asked about, then verses, then where to go on', () => {
  const { segments, further } = composeOfLessons(find('Who walked by the river?'), 'en');
  expect(segments.map(({ type }) => type)).toEqual(['lesson', 'verse', 'verse', 'text']);
  expect(segments[0]).toEqual({ type: 'lesson', id: 's-walk/summary/0', from: 0, count: 1 });
  expect(further).not.toContain('s-walk');
});

test('[2.12] how an answer is to look is taken out of what is searched', () => {
  const { format, rest } = shapeOf('Explain riba in one sentence');
  expect([format, rest.trim()]).toEqual([{ sentences: 1 }, 'Explain riba']);
  expect(shapeOf('ایک جملے میں: سود کیا ہے؟').format).toEqual({ sentences: 1 });
  expect(shapeOf('باختصار في ثلاث جمل: ما هي آية الكرسي؟').format).toEqual({ sentences: 3 });
  expect(shapeOf('What happened in the cave?').format).toEqual({});
});
