import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readContentRange,
  readRange,
  spanOf,
  writeContentRange,
  writeRange,
} from './byte-range.ts';

describe('a Range header', () => {
  test.each([
    ['bytes=0-', { start: 0, end: null }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=5-9', { start: 5, end: 9 }],
    [' BYTES=5-9 ', { start: 5, end: 9 }],
    ['bytes=-500', { last: 500 }],
    ['bytes=-0', { last: 0 }],
  ])('[7.25] %j is one range', (header, range) => expect(readRange(header)).toEqual(range));

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=9-5',
    'bytes=0-1,5-6',
    'bytes=0-,5-',
    'bytes= 0-1',
    'bytes=1',
    'bytes=a-b',
    'bytes=-1-2',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=99999999999999999999-',
    'items=0-1',
    'none',
    '٣-٤',
  ])('[7.25] %j is none that is answered with a part', (header) =>
    expect(readRange(header)).toBeNull(),
  );

  test.each([
    [{ start: 0, end: null }, 100, { start: 0, end: 99 }],
    [{ start: 10, end: 19 }, 100, { start: 10, end: 19 }],
    [{ start: 90, end: 500 }, 100, { start: 90, end: 99 }],
    [{ start: 99, end: null }, 100, { start: 99, end: 99 }],
    [{ start: 100, end: null }, 100, null],
    [{ last: 10 }, 100, { start: 90, end: 99 }],
    [{ last: 500 }, 100, { start: 0, end: 99 }],
    [{ last: 0 }, 100, null],
  ])('[7.25] %j of %d bytes are %j', (range, size, span) =>
    expect(spanOf(range, size)).toEqual(span),
  );

  test('[7.25] whatever it says, the bytes are in the file, and it is passed on as it was meant', () => {
    const number = fc.oneof(fc.nat(300), fc.maxSafeInteger(), fc.constant(''));
    const headers = fc.oneof(
      fc.string(),
      fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
    );
    fc.assert(
      fc.property(headers, fc.integer({ min: 1, max: 200 }), (header, size) => {
        const range = readRange(header);
        if (range === null) return;
        expect(readRange(writeRange(range))).toEqual(range);
        const span = spanOf(range, size);
        if (span === null) return;
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeGreaterThanOrEqual(span.start);
        expect(span.end).toBeLessThan(size);
        expect(readContentRange(writeContentRange(span, size))).toEqual({ span, size });
      }),
    );
  });
});

describe('a Content-Range header', () => {
  test('[7.25] tells a part, or the size alone', () => {
    expect(readContentRange('bytes 0-9/100')).toEqual({ span: { start: 0, end: 9 }, size: 100 });
    expect(readContentRange('bytes */100')).toEqual({ span: null, size: 100 });
  });

  test.each([
    null,
    '',
    'bytes 0-9/*',
    'bytes 9-0/100',
    'bytes 0-100/100',
    'bytes 0-9',
    'items 0-9/9',
  ])('[7.25] %j is believed in nothing', (header) => expect(readContentRange(header)).toBeNull());
});
