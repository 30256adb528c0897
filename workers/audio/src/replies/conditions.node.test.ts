import { describe, expect, test } from 'vitest';
import type { FileRequest } from '../file-request.ts';
import { isKnown, mayAnswerPart } from './conditions.ts';

const file = { etag: '"abc"', modified: new Date('2025-02-01T00:00:00.700Z') };
const SAME = 'Sat, 01 Feb 2025 00:00:00 GMT';
const LATER = 'Sun, 02 Feb 2025 00:00:00 GMT';
const EARLIER = 'Fri, 31 Jan 2025 00:00:00 GMT';

const requested = (conditions: FileRequest['conditions']): FileRequest => ({
  key: '128/ar.alafasy/1.mp3',
  method: 'GET',
  range: null,
  conditions,
  onlyIfCached: false,
});

describe('a file that the listener has', () => {
  test.each([
    [{ 'if-none-match': '"abc"' }, true],
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"' }, false],
    [{ 'if-none-match': 'abc' }, false],
    [{ 'if-none-match': '"x"', 'if-modified-since': LATER }, false],
    [{ 'if-modified-since': SAME }, true],
    [{ 'if-modified-since': LATER }, true],
    [{ 'if-modified-since': EARLIER }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('[7.25] %j: %j', (conditions, known) =>
    expect(isKnown(requested(conditions), file)).toBe(known),
  );
});

describe('a part for a listener who has another part', () => {
  test.each([
    [undefined, true],
    ['"abc"', true],
    ['W/"abc"', false],
    ['"x"', false],
    [SAME, true],
    [LATER, false],
    [EARLIER, false],
    ['', false],
  ])('[7.25] If-Range %j: %j', (condition, part) => {
    const conditions = condition === undefined ? {} : { 'if-range': condition };
    expect(mayAnswerPart(requested(conditions), file)).toBe(part);
  });
});
