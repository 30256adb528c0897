import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { learntModel } from '../../scripts/care-file.ts';
import { featuresOf } from '../../src/coach/classify/care/features.ts';
import { decide, sentencesOf, together } from '../../src/coach/classify/care/judge.ts';
import {
  CLASSES,
  distancesOf,
  modelOf,
  type Class,
  type Shares,
} from '../../src/coach/classify/care/model.ts';

const shares = (of: Partial<Record<Class, number>>): Shares => ({
  crisis: 0,
  danger: 0,
  sadness: 0,
  doubt: 0,
  none: 0,
  ...of,
});

type Found = Parameters<typeof decide>[0];

/** Judged with these signs of what else a message does. */
const careOf = (
  care: Found['care'],
  whole: Shares,
  signs: Found['signs'] = [],
  asked: Parameters<typeof decide>[2] = 'study',
) => decide({ care, signs }, together(whole, []), asked);

describe('[R10] families and the model together', () => {
  test('a crisis that families are certain of stays one, whatever the model says', () => {
    for (const found of ['distress', 'abuse', 'violence'] as const) {
      expect(careOf(found, shares({ none: 1 }))).toBe(found);
    }
  });

  test('the model finds what families do not', () => {
    expect(careOf(null, shares({ crisis: 0.95, none: 0.05 }))).toBe('distress');
    expect(careOf(null, shares({ danger: 0.95, none: 0.05 }))).toBe('abuse');
    expect(careOf(null, shares({ sadness: 0.95, none: 0.05 }))).toBe('sadness');
    expect(careOf(null, shares({ doubt: 0.95, none: 0.05 }))).toBe('doubt');
    expect(careOf(null, shares({ none: 0.95, sadness: 0.05 }))).toBeNull();
  });

  test('what may be a crisis is never answered as sadness: the reply of unsure names urgent help', () => {
    expect(careOf('sadness', shares({ crisis: 0.4, sadness: 0.6 }))).toBe('unsure');
    expect(careOf(null, shares({ crisis: 0.2, sadness: 0.8 }))).toBe('unsure');
  });

  test('the model takes back what families are not certain of', () => {
    expect(careOf('unsure', shares({ none: 0.9, sadness: 0.1 }))).toBeNull();
    expect(careOf('sadness', shares({ none: 0.9, sadness: 0.1 }))).toBeNull();
  });

  test('a question of law needs more than a guess; a loss beside it keeps the gentle sentence', () => {
    const guess = shares({ none: 0.53, crisis: 0.3, sadness: 0.17 });
    expect(careOf(null, guess)).toBe('unsure');
    expect(careOf(null, guess, [], 'ruling')).toBe('gentle');
    expect(careOf('gentle', shares({ none: 1 }), [], 'ruling')).toBe('gentle');
    expect(careOf(null, shares({ none: 1 }), [], 'ruling')).toBeNull();
  });

  test('what may be pain or study gets the gentle sentence and its answer, what is surely pain does not', () => {
    const mayBe = shares({ none: 0.4, crisis: 0.3, sadness: 0.3 });
    expect(careOf(null, mayBe)).toBe('unsure');
    for (const signs of [['asksText'], ['hasText', 'asks'], ['hasLearning'], ['asks']]) {
      expect(careOf(null, mayBe, signs)).toBe('gentle');
      expect(careOf('unsure', mayBe, signs)).toBe('gentle');
      expect(careOf(null, shares({ crisis: 0.99, none: 0.01 }), signs)).toBe('distress');
      expect(careOf(null, shares({ sadness: 0.97, none: 0.03 }), signs)).toBe('sadness');
      expect(careOf(null, shares({ none: 0.95, sadness: 0.05 }), signs)).toBeNull();
    }
  });

  test('one sentence of pain is heard beside a question of study', () => {
    const beside: Found = { care: null, signs: ['asksText'] };
    const study = shares({ none: 0.9, crisis: 0.1 });
    const pain = shares({ crisis: 0.99, none: 0.01 });
    expect(decide(beside, together(study, []), 'study')).toBeNull();
    expect(decide(beside, together(study, [study, pain]), 'study')).not.toBeNull();
    expect(sentencesOf('What does 2:255 say? I have the pills here tonight. Ok.')).toHaveLength(2);
    expect(sentencesOf('What does 2:255 say?')).toEqual([]);
  });
});

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

test('[R10] a packed model gives back the weights of its places, far ones too', () => {
  const [near = 0, far = 0] = [...featuresOf('fear', []).places].toSorted((a, b) => a - b);
  const weights = new Int8Array([1, 0, 0, 0, -1, 0, 0, 100, 0, 0]);
  const model = modelOf({
    madeOf: '',
    bias: CLASSES.map(() => 0),
    unit: 10,
    places: base64(Uint8Array.from(distancesOf([near, far]))),
    weights: base64(new Uint8Array(weights.buffer)),
  });
  expect(model(featuresOf('fear', [])).sadness).toBeGreaterThan(0.99);
  const { none, ...pain } = model(featuresOf('zzz', []));
  expect([none, ...Object.values(pain)]).toEqual(CLASSES.map(() => 0.2));
});

test('[R10] what the learnt model adds to the file stays small', () => {
  expect(gzipSync(JSON.stringify(learntModel())).byteLength).toBeLessThan(120_000);
});

test('[R10] what is said last, after many questions, is judged alone too', () => {
  const questions = Array.from({ length: 30 }, (_, at) => `What does verse ${at} mean here?`);
  const pain = 'He locks the door and hurts me when he drinks.';
  const sentences = sentencesOf([...questions, pain].join(' '));
  expect(sentences).toContain(pain);
  expect(sentences).toContain(questions[0]);
  expect(sentences.length).toBeLessThanOrEqual(16);
});
