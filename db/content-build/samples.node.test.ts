import { sampleLogSchema } from '@fahm/contracts/content/review.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { marksOf, sampleLines } from './samples.ts';
import { sampleTexts } from './testing/sample.ts';
import { secondForm } from './testing/second-form.ts';

const found = (...ids: string[]) => ids.map((id) => ({ id, found: 'So.', changed: 'Thus.' }));
const log = (value: object) => sampleLogSchema.parse({ items: ['a', 'b', 'c', 'd'], ...value });

const faultsWith = (sample: object) =>
  buildContent(sampleTexts(secondForm({ 'review/108/sample.yaml': sample }))).faults;

describe('the marks of a sample', () => {
  test('of one sampler are faults, blemishes where there are any, and nothing to agree on', () => {
    expect(marksOf(log({ faults: found('a') }))).toEqual({
      items: 4,
      faulty: 1,
      blemished: 0,
      compared: 0,
      agreed: 0,
    });
    expect(marksOf(log({ faults: [], blemishes: found('a', 'b') }))).toMatchObject({
      blemished: 2,
    });
  });

  test('of two samplers make an item faulty when either says so, and tell where both agree', () => {
    const samplers = [
      { faults: found('a', 'b') },
      { faults: found('a'), blemishes: found('b', 'c') },
    ];
    expect(marksOf(log({ samplers }))).toEqual({
      items: 4,
      faulty: 2,
      blemished: 1,
      compared: 4,
      agreed: 2,
    });
  });

  test('leave out what was seen beside the items that were drawn', () => {
    expect(marksOf(log({ faults: found('e'), blemishes: found('f') }))).toMatchObject({
      faulty: 0,
      blemished: 0,
    });
  });

  test('are told for each surah and for all of them', () => {
    const none = { refuting: null, choices: null, resample: null };
    const samplers = [{ faults: found('a') }, { faults: [] }];
    expect(
      sampleLines([
        { ...none, surah: 1, sample: log({ faults: found('a'), blemishes: found('b') }) },
        { ...none, surah: 2, sample: null },
        { ...none, surah: 67, sample: log({ samplers }) },
      ]),
    ).toEqual([
      'samples of 2 surahs: faults in 2 of 8 items (25 %), blemishes in 1; samplers agree on 3 of 4',
      '      surah 1: faults in 1 of 4 items (25 %), blemishes in 1',
      '      surah 67: faults in 1 of 4 items (25 %), blemishes in 0; samplers agree on 3 of 4',
    ]);
    expect(sampleLines([])).toEqual([]);
  });

  test('of a surah that was sampled again are the newer ones, and are told apart', () => {
    const none = { refuting: null, choices: null, resample: null };
    const faulty = log({ faults: found('a', 'b') });
    expect(
      sampleLines([
        { ...none, surah: 1, sample: faulty },
        { ...none, surah: 2, sample: faulty, resample: log({ faults: [] }) },
      ]),
    ).toEqual([
      'samples of 2 surahs: faults in 2 of 8 items (25 %), blemishes in 0',
      '   read a second time, and sampled again: 1 surahs: faults in 0 of 4 items (0 %), blemishes in 0',
      '      surah 1: faults in 2 of 4 items (50 %), blemishes in 0',
      '      surah 2, again: faults in 0 of 4 items (0 %), blemishes in 0',
    ]);
  });
});

describe('a log of a sample', () => {
  test('by one sampler or by two is read; by one among "samplers", or with a key unknown, it is a fault', () => {
    expect(faultsWith({ items: ['a'], faults: [] })).toEqual([]);
    expect(faultsWith({ items: ['a'], samplers: [{ faults: [] }, { faults: [] }] })).toEqual([]);
    expect(faultsWith({ items: ['a'], samplers: [{ faults: [] }] })).toMatchObject([
      { file: 'review/108/sample.yaml' },
    ]);
    expect(faultsWith({ items: ['a'], faults: [], grade: 'good' })).toMatchObject([
      { file: 'review/108/sample.yaml', message: expect.stringContaining('grade') },
    ]);
  });
});
