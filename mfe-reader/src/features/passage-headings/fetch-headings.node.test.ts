import { expect, test } from 'vitest';
import { readHeadings } from './fetch-headings.ts';

const heading = { from: 1, to: 2, title: 'One' };

test('headings are read as they are written, without what does not belong', () => {
  expect(readHeadings([heading, { ...heading, more: 1 }])).toEqual([heading, heading]);
});

test.each([null, {}, 'text', [null], [{}], [{ from: '1', to: 2, title: 'One' }], [[1, 2]]])(
  'of what is no list of headings (%j) nothing is shown',
  (value) => {
    expect(readHeadings(value)).toEqual([]);
  },
);
