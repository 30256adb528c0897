import { expect, test } from 'vitest';
import { requestedSpan } from './byte-range.ts';

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['BYTES=40-49', { start: 40, end: 49 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
])('[7.25] %s of 100 kept bytes: %j', (header, span) => {
  expect(requestedSpan(header, 100)).toEqual(span);
});

test.each([null, '', 'bytes=-', 'bytes=9-5', 'bytes=0-1,5-6', 'items=0-1'])(
  '[7.25] %j is answered with the whole file',
  (header) => {
    expect(requestedSpan(header, 100)).toBeNull();
  },
);
