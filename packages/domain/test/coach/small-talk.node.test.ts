import { expect, test } from 'vitest';
import { withTalk } from '../../src/coach/talk/small-talk.ts';
import { classified } from './classified.ts';
import { labelled } from './labelled.ts';

const kindOf = (message: string) => withTalk(message, classified(message)).kind;

test.each([
  ['Assalamu alaikum wa rahmatullahi', 'greeting'],
  ['السلام عليكم', 'greeting'],
  ['جزاک اللہ خیرا', 'thanks'],
  ['tell me a joke', 'joke'],
  ['Are you a human?', 'about'],
  ['How do I make lasagne?', 'off_topic'],
  ['كيف أطبخ المعكرونة', 'off_topic'],
  ['Is bitcoin halal?', 'ruling'],
  ['Give me three points about fasting in Ramadan', 'study'],
  ['Assalamu alaikum, what is ayat al-kursi?', 'study'],
])('[7.14] %s: %s', (message, kind) => {
  expect(kindOf(message)).toBe(kind);
});

test('[R10] no question for a ruling and no honest question is taken for small talk', () => {
  const rulings = labelled('rulings').filter(({ text }) => kindOf(text) !== 'ruling');
  expect(rulings).toEqual([]);
  const study = labelled('study').filter(
    ({ text }) => kindOf(text) !== classified(text).kind && classified(text).kind === 'study',
  );
  expect(study).toEqual([]);
});

test('[K2] who is in need is never met with small talk', () => {
  for (const { text, label } of labelled('care')) {
    if (label !== 'none') expect(kindOf(text), text).toBe(classified(text).kind);
  }
});
