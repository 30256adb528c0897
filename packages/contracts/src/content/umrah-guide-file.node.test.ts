import { describe, expect, test } from 'vitest';
import { readUmrahGuide } from './umrah-guide-file.ts';

const step = (part?: unknown) => ({
  title: 'A',
  description: 'B',
  ...(part === undefined ? {} : { part }),
});
const partsOf = (steps: object[]) => readUmrahGuide({ umrah_guide: steps }).map(({ part }) => part);

describe('a file of the Umrah', () => {
  test('[3.21] ids are positions from 1, and a part that is there stays', () => {
    const steps = readUmrahGuide({ umrah_guide: [step(3), step(7)] });
    expect(steps.map(({ id, part }) => [id, part])).toEqual([
      [1, 3],
      [2, 7],
    ]);
  });

  test('[5.13] steps without a part are split into 7 chunks of ceil(steps / 7)', () => {
    expect(partsOf(Array.from({ length: 15 }, () => step()))).toEqual([
      1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5,
    ]);
    expect(partsOf(Array.from({ length: 7 }, () => step()))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([0, 8, 1.5, '2', null])('[5.13] %j is no part', (part) => {
    expect(partsOf([step(part)])).toEqual([1]);
  });

  test.each([null, [], {}, { umrah_guide: {} }, { umrah_guide: [{ title: 1 }] }])(
    '[8.11] %j is not of the format',
    (json) => {
      expect(() => readUmrahGuide(json)).toThrow('Invalid umrah_guide.json format.');
    },
  );
});
