import { coachMessageSchema, type CoachAnswer } from '@fahm/contracts/study/coach.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerFromLessons, type StoredAnswer } from '../../src/coach/answer.ts';
import type { CoachModel } from '../../src/coach/model.ts';
import { passagesOf } from '../../src/coach/passage.ts';
import { keysOf } from '../../src/coach/references.ts';
import type { Retrieved } from '../../src/coach/retrieve.ts';
import { shinglesOfTranslations } from '../../src/coach/scripture.ts';
import { showAnswer } from '../../src/coach/show.ts';
import { adversarialOutput } from './adversary.ts';
import { corpusText } from './corpus-text.ts';
import { lessonRows } from './lesson-rows.ts';
import { retrievedFrom } from './retrieved.ts';

/** How many outputs, and which; `npm run soak` asks for thousands. */
const OUTPUTS = Number(process.env['COACH_OUTPUTS'] ?? 500);
const SEED = Number(process.env['SOAK_SEED'] ?? 0);
const SURAH = 2;

const rows = lessonRows(SURAH, ['2:153', '2:155-157', '94:5-6', '3:200']);
const passages = passagesOf(rows);
const SURAHS = Array.from({ length: 114 }, (_, index) => index + 1);
const texts = new Map(SURAHS.map((surah) => [surah, corpusText(surah)]));
const shingles = shinglesOfTranslations([...texts.values()].map(({ translation }) => translation));
const retrieved = retrievedFrom('What is trust?', SURAH, rows);

/** A model that gives these outputs one after the other. */
const standIn = (outputs: readonly unknown[]): CoachModel => {
  let at = -1;
  return {
    name: 'stand-in',
    ask: async (_, __, onSegment) => {
      const output = outputs[(at += 1) % outputs.length];
      const { segments } = (output ?? {}) as { segments?: unknown };
      if (Array.isArray(segments)) segments.forEach((segment) => onSegment?.(segment));
      return { output, tokens: null };
    },
  };
};

/** What is read of an answer while it is written, and the answer. */
const answerOf = async (outputs: readonly unknown[]): Promise<CoachAnswer[]> => {
  const { signal } = new AbortController();
  const read: StoredAnswer[] = [];
  const onSegment = (answer: StoredAnswer) => read.push(answer);
  const prompt = { question: 'What is trust?', retrieved, shingles, signal, onSegment };
  const { answer } = await answerFromLessons(prompt, standIn(outputs));
  // As it is kept, and read again.
  const stored = JSON.parse(JSON.stringify(answer)) as typeof answer;
  return [...read, stored].map((it) =>
    showAnswer({ id: crypto.randomUUID(), timestamp: 0 }, it, { passages, texts }),
  );
};

/** Six words in a row, told apart by nothing but spaces: another way of counting than the guard's. */
const runsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.slice(5).map((_, at) => words.slice(at, at + 6).join(' '));
};
const quoted = new Set(
  [...texts.values()].flatMap(({ translation }) => translation.flatMap(runsOf)),
);

/** Asserts that what is shown is the corpus's, the lessons', or plain words. */
const judge = (message: CoachAnswer, { verses }: Retrieved): void => {
  expect(coachMessageSchema.safeParse(message).success).toBe(true);
  for (const segment of message.segments) {
    if (segment.type === 'verse') {
      for (const key of keysOf(segment.ref)) expect(verses).toContain(key);
      expect(segment.verses?.map(({ key }) => key)).toEqual(keysOf(segment.ref));
      for (const { key, arabic, translation } of segment.verses ?? []) {
        const [surah, ayah] = key.split(':').map(Number);
        const text = corpusText(surah ?? 0);
        expect(arabic).toBe(text.arabic[(ayah ?? 0) - 1]);
        expect(translation).toBe(text.translation[(ayah ?? 0) - 1]);
      }
    } else if (segment.type === 'lesson') {
      expect(passages.map(({ text }) => text)).toContain(segment.text);
    } else if (segment.type === 'text') {
      expect(segment.text).not.toMatch(/\p{Script=Arabic}|<\/?[a-z]|\d:\d|halal|God says/iu);
      for (const run of runsOf(segment.text)) expect(quoted.has(run), run).toBe(false);
    }
  }
};

test(`[R10] of ${OUTPUTS} hostile outputs none changes a verse, names what was not found, or passes for scripture`, async () => {
  const kinds = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.array(adversarialOutput, { minLength: 1, maxLength: 2 }),
      async (outputs) => {
        for (const message of await answerOf(outputs)) {
          judge(message, retrieved);
          for (const { type } of message.segments) kinds.set(type, (kinds.get(type) ?? 0) + 1);
        }
      },
    ),
    { numRuns: OUTPUTS, seed: 10 + SEED },
  );
  console.log(`${OUTPUTS} outputs: ${JSON.stringify(Object.fromEntries(kinds))}`);
  // All kinds came through: or nothing would be proved.
  for (const kind of ['text', 'verse', 'lesson', 'refusal'])
    expect(kinds.get(kind)).toBeGreaterThan(0);
}, 600_000);
