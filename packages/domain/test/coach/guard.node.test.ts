import { describe, expect, test } from 'vitest';
import { answerFromLessons, type StoredAnswer } from '../../src/coach/answer.ts';
import { guard } from '../../src/coach/guard.ts';
import type { CoachModel } from '../../src/coach/model.ts';
import { faultOf, shinglesOfTranslations } from '../../src/coach/scripture.ts';
import { corpusText } from './corpus-text.ts';
import { lessonRows } from './lesson-rows.ts';
import { retrievedFrom } from './retrieved.ts';

const text = corpusText(2);
const retrieved = retrievedFrom('What is trust?', 2, lessonRows(2, ['2:153', '3:200']));
const shingles = shinglesOfTranslations([text.translation]);
const guarded = (...segments: unknown[]) => guard({ segments }, retrieved, shingles);

const lesson = { type: 'lesson', id: 'c-trust/summary/0' };

describe('a model’s own words', () => {
  test.each([
    ['arabic', 'It begins with الحمد and goes on.'],
    ['arabic', 'It begins with \uFDF2.'],
    ['letters', 'Рeace be upon you.'],
    ['markup', 'See <b>this</b>.'],
    ['markup', 'See [this](https://example.test).'],
    ['reference', 'As 2:255 has it.'],
    ['reference', 'As verse 255 has it.'],
    ['quotation', 'It is “a light for the heart”.'],
    ['attribution', 'God says that all is well.'],
    ['attribution', 'The verse simply states it.'],
    ['verdict', 'So this is halal.'],
    ['verdict', 'You must fast tomorrow.'],
    ['scripture', 'And so: seek help through patience and prayer.'],
    [
      'scripture',
      'A\u200Bllah is with the pa\u00ADtient, and seek help through patience and prayer',
    ],
  ])('[R10] are refused as %s: %s', (fault, words) => {
    expect(faultOf(words, shingles)).toBe(fault);
  });

  test.each(['Here is what the lesson tells.', 'The Prophet ﷺ lived through the same.'])(
    '[2.12] may lead from one piece to the next: %s',
    (words) => expect(faultOf(words, shingles)).toBeNull(),
  );
});

describe('a model’s answer', () => {
  test('[R10] loses what names something that was not retrieved, and keeps the rest', () => {
    const { segments, faults } = guarded(
      lesson,
      { type: 'verse', ref: '2:153' },
      { type: 'verse', ref: '2:255' },
      { type: 'lesson', id: 'c-other/summary/0' },
    );
    expect(segments).toEqual([lesson, { type: 'verse', ref: '2:153' }]);
    expect(faults).toEqual(['verse', 'lesson']);
  });

  test('[R10] of nothing but words is no answer', () => {
    expect(guarded({ type: 'text', text: 'All is well.' })).toEqual({
      segments: [],
      faults: ['ungrounded'],
    });
  });

  test('[R10] brings no words for a verse or a lesson: only names are read', () => {
    const { segments } = guarded({ type: 'verse', ref: '2:153', text: 'x', arabic: 'x' });
    expect(segments).toEqual([{ type: 'verse', ref: '2:153' }]);
  });

  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{}],
    [{ segments: [] }],
    [{ segments: [{ type: 'html' }] }],
  ])('[R10] of another shape is malformed: %j', (output) =>
    expect(guard(output, retrieved, shingles)).toEqual({ segments: [], faults: ['malformed'] }),
  );
});

const model = (...replies: unknown[]): CoachModel & { prompts: string[] } => {
  const prompts: string[] = [];
  return {
    name: 'stand-in',
    prompts,
    async ask({ user }) {
      prompts.push(user);
      const reply = replies[prompts.length - 1];
      if (reply instanceof Error) throw reply;
      return { output: reply, tokens: { input: 10, output: 5 } };
    },
  };
};

const prompt = {
  question: 'What is trust?',
  retrieved,
  shingles,
  signal: new AbortController().signal,
};
const good = { segments: [lesson] };
const bad = { segments: [{ type: 'verse', ref: '2:255' }] };

/** A model that writes its segments one by one, and then says something. */
const writing = (...replies: { segments: unknown[] }[]): CoachModel & { asked: boolean[] } => {
  const asked: boolean[] = [];
  return {
    name: 'stand-in',
    asked,
    async ask(_, __, onSegment) {
      const output = replies[asked.length] ?? { segments: [] };
      asked.push(onSegment !== undefined);
      output.segments.forEach((segment) => onSegment?.(segment));
      return { output, tokens: null };
    },
  };
};

/** What is read while a model writes, and what stands at the end. */
const early = async (stand: CoachModel) => {
  const read: unknown[] = [];
  const onSegment = ({ segments }: StoredAnswer) => read.push(...segments);
  const { answer, run } = await answerFromLessons({ ...prompt, onSegment }, stand);
  return { read, kept: answer.segments, attempts: run?.attempts };
};

describe('a model that is read while it writes', () => {
  const words = { type: 'text', text: 'Here is what the lesson tells.' };
  const verse = { type: 'verse', ref: '2:153' };
  const stray = { type: 'verse', ref: '2:255' };
  const ruling = { type: 'refusal', reason: 'ruling' };

  test('[2.12] what is read stands in the answer', async () => {
    const segments = [lesson, words, verse];
    expect(await early(writing({ segments }))).toEqual({
      read: segments,
      kept: segments,
      attempts: 1,
    });
  });

  test('[R10] its own words wait for what they lead to, and are never read alone', async () => {
    expect((await early(writing({ segments: [words, lesson] }))).read).toEqual([words, lesson]);
    expect((await early(writing({ segments: [words, words] }, good))).read).toEqual([lesson]);
  });

  test('[R10] from the first fault or refusal on nothing more is read', async () => {
    const { read, kept, attempts } = await early(writing({ segments: [lesson, stray, verse] }));
    expect(read).toEqual([lesson]);
    expect(kept).toEqual([lesson, verse]);
    expect(attempts).toBe(1);
    const refused = await early(writing({ segments: [ruling, lesson] }));
    expect(refused).toMatchObject({ read: [], kept: [ruling] });
  });

  test('[R10] where nothing was read, a fault has its second attempt', async () => {
    const stand = writing({ segments: [stray] }, { segments: [lesson] });
    expect(await early(stand)).toEqual({ read: [lesson], kept: [lesson], attempts: 2 });
  });

  test('[2.12] whoever does not read along is asked for the whole', async () => {
    const stand = writing(good);
    await answerFromLessons(prompt, stand);
    expect(stand.asked).toEqual([false]);
  });
});

describe('asking a model', () => {
  test('[2.12] an answer without a fault is taken at once', async () => {
    const { answer, run } = await answerFromLessons(prompt, model(good));
    expect(answer).toMatchObject({ composedBy: 'model', segments: [lesson] });
    expect(run).toMatchObject({
      attempts: 1,
      outcome: 'answered',
      tokens: { input: 10, output: 5 },
    });
  });

  test('[R10] a fault is told, and there is one more attempt', async () => {
    const stand = model(bad, good);
    const { answer, run } = await answerFromLessons(prompt, stand);
    expect(answer.segments).toEqual([lesson]);
    expect(run).toMatchObject({
      attempts: 2,
      faults: ['verse', 'ungrounded'],
      tokens: { input: 20 },
    });
    expect(stand.prompts[1]).toContain('"refusedBefore":["verse","ungrounded"]');
  });

  test('[R10] when nothing can be left of both, the honest sentence stands', async () => {
    const { answer, run } = await answerFromLessons(prompt, model(bad, bad));
    expect(answer.segments).toEqual([{ type: 'refusal', reason: 'not_found' }]);
    expect(run?.outcome).toBe('refused');
  });

  test('[R9] a model that is away leaves the lessons to answer', async () => {
    const { answer, run } = await answerFromLessons(prompt, model(new Error('away')));
    expect(answer.composedBy).toBe('lessons');
    expect(run).toMatchObject({ outcome: 'away', tokens: null });
  });

  test('[R10] a model that says that a ruling is asked for is believed', async () => {
    const refusal = { segments: [{ type: 'refusal', reason: 'ruling' }, lesson] };
    const { answer } = await answerFromLessons(prompt, model(refusal));
    expect(answer).toMatchObject({
      composedBy: 'fixed',
      alsoSee: expect.arrayContaining(['c-trust', 's-walk']) as unknown,
    });
    expect(answer.segments).toEqual([{ type: 'refusal', reason: 'ruling' }]);
  });
});
