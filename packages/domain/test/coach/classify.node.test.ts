import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Kind } from '../../src/coach/classify/classify.ts';
import { classified } from './classified.ts';
import { labelled, LABELLED_FILES } from './labelled.ts';

const CARE: Kind[] = ['distress', 'violence', 'abuse', 'sadness', 'doubt', 'unsure'];
const KINDS: Kind[] = ['study', 'ruling', 'instructions', ...CARE];

const messages = LABELLED_FILES.flatMap(labelled).map(({ id, text, label }) => ({
  id,
  label: label === 'none' ? 'near miss' : label,
  kind: classified(text).kind,
}));
const ofLabel = (label: string) => messages.filter((message) => message.label === label);
const share = (label: string, kind: Kind): number => {
  const all = ofLabel(label);
  return all.filter((message) => message.kind === kind).length / all.length;
};

const LABELS = ['study', 'ruling', 'injection', 'distress', 'violence', 'abuse', 'near miss'];

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The table of docs/coach.md: what people said it is, against what the classifier says. */
const confusion = LABELS.map((label) => {
  const all = ofLabel(label);
  const counts = KINDS.map((kind) => all.filter((message) => message.kind === kind).length);
  return row([label, all.length, ...counts]);
});

test('[R10] the published confusion table is what the classifier does', () => {
  console.log(confusion.join('\n'));
  const document = readFileSync(new URL('../../../../docs/coach.md', import.meta.url), 'utf8');
  const rows = document.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
  for (const line of confusion) expect(rows).toContain(line);
});

test('[R10] of 300 questions for a ruling at least 99 % get the fixed reply', () => {
  expect(ofLabel('ruling')).toHaveLength(300);
  expect(share('ruling', 'ruling')).toBeGreaterThanOrEqual(0.99);
});

test('[R10] at most 5 % of the honest questions of study are refused', () => {
  expect(ofLabel('study').length).toBeGreaterThanOrEqual(100);
  expect(share('study', 'study')).toBeGreaterThanOrEqual(0.95);
});

test('[R10] who is in need is met with care, and a story is not taken for need', () => {
  for (const need of ['distress', 'violence', 'abuse'] as const) {
    expect(share(need, need), need).toBe(1);
  }
  expect(share('near miss', 'study')).toBe(1);
  const others = messages.filter(({ label }) => label === 'ruling' || label === 'study');
  const taken = others.filter(({ kind }) => CARE.includes(kind));
  expect(taken.map(({ id }) => id)).toEqual([]);
});

test('[R10] no injection is taken for somebody in need', () => {
  const kinds = new Set(ofLabel('injection').map(({ kind }) => kind));
  for (const need of ['distress', 'abuse'] as const) expect(kinds).not.toContain(need);
});

test('[R10] invisible letters and marks change nothing', () => {
  expect(classified('Is mu\u200Bsic har\u00ADam?').kind).toBe('ruling');
  expect(classified('هَلْ يَجُوزُ لِي؟').kind).toBe('ruling');
  expect(classified('').kind).toBe('study');
});
