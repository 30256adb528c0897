import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontPageSchema } from '@fahm/contracts/content/front-page.ts';
import { FREE_SURAHS } from '@fahm/contracts/study/public-lessons.ts';
import { FRONT_PAGE_VERSE } from '@fahm/quran/front-page-verse.ts';
import { expect, test } from 'vitest';
import { buildFrontPage } from './front-page.ts';

const BUILT = join(import.meta.dirname, '../../dist/content/front-page.json');

test('[R6] what the front page shows is free, has one right choice, and its map holds the verse', () => {
  const { passages, concept, card } = frontPageSchema.parse(
    JSON.parse(readFileSync(BUILT, 'utf8')),
  );
  const { surah, ayah } = FRONT_PAGE_VERSE;
  expect(surah).toBeLessThanOrEqual(FREE_SURAHS);
  expect(passages.filter(({ from, to }) => from <= ayah && ayah <= to)).toHaveLength(1);
  expect(card.choices.filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(concept.sources.length).toBeGreaterThan(1);
});

test('a card that is not there any more is no front page', () => {
  expect(() => buildFrontPage([])).toThrow('f001-018');
});
