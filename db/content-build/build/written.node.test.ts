import { expect, test } from 'vitest';
import { buildContent } from '../content.ts';
import { sampleTexts } from '../testing/sample.ts';
import { REVIEW, secondForm } from '../testing/second-form.ts';
import { writtenIn } from './written.ts';

function writtenOf(files: Record<string, unknown>): number[] | undefined {
  const { content, faults } = buildContent(sampleTexts(secondForm(files)));
  expect(faults).toEqual([]);
  return content === null ? undefined : writtenIn(content.lessons);
}

test('[A28] a surah counts as written once it has the three logs of those who read it', () => {
  expect(writtenOf(REVIEW)).toEqual([108]);
  for (const path of Object.keys(REVIEW)) {
    const others = Object.entries(REVIEW).filter(([name]) => name !== path);
    expect(writtenOf(Object.fromEntries(others)), path).toEqual([]);
  }
});

const resampled = (log: unknown) =>
  buildContent(sampleTexts(secondForm({ ...REVIEW, 'review/108/resample.yaml': log })));

test('a sample after a second reading is read beside the first, and belongs to the same shape', () => {
  const sample = REVIEW['review/108/sample.yaml'];
  expect(resampled(sample).reviews).toMatchObject([{ sample, resample: sample }]);
  expect(resampled({ items: [], faults: [] }).faults).toMatchObject([
    { file: 'review/108/resample.yaml' },
  ]);
});
