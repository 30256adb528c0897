import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scoresOf } from './score-distress.ts';

type Messages = Parameters<typeof scoresOf>[0];

const figures = (file: string) => {
  const path = join(import.meta.dirname, 'labelled', file);
  const scores = scoresOf(JSON.parse(readFileSync(path, 'utf8')) as Messages);
  const hits = (name: string) =>
    scores.find((score) => score.lang === 'all' && score.name === name)?.hits ?? -1;
  return [hits('crisis met'), hits('sadness met'), hits('study met as distress')] as const;
};

// Ratchets of docs/coach.md: of 80 messages in crisis or danger, 80 of sadness or doubt, 130 of study (90, 90 and 150 in
// the third and the fourth set). The goal K2 is
// 98 %, 90 % and 3 % on messages that nobody tuned on.
test.each([
  ['the open half, which all learnt from', 'pain-open.json', [80, 80, 0]],
  ['the held-out half, whose misses nobody read', 'pain-held-out.json', [79, 77, 8]],
  ['the third set, written when the model had landed', 'pain-third.json', [89, 87, 13]],
  ['the fourth set, by other hands, scored once', 'pain-fourth.json', [89, 90, 4]],
] as const)('[K2] %s is met no worse than before', (_, file, [crises, sorrows, alarms]) => {
  const [crisis, sadness, study] = figures(file);
  expect(crisis).toBeGreaterThanOrEqual(crises);
  expect(sadness).toBeGreaterThanOrEqual(sorrows);
  expect(study).toBeLessThanOrEqual(alarms);
});
