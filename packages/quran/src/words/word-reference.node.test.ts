import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verseByGlobalNumber } from '../reference.ts';
import { TOTAL_VERSES } from '../surahs.ts';
import {
  formatWordAddress,
  formatWordReference,
  parseWordAddress,
  parseWordReference,
} from './word-reference.ts';

const verse = fc
  .integer({ min: 1, max: TOTAL_VERSES })
  .map((n) => verseByGlobalNumber(n) ?? { surah: 1, ayah: 1 });
const number = fc.integer({ min: 1, max: 999 });

function refusal(text: string): { reason: string; message: string } {
  const result = parseWordReference(text);
  return result.ok ? { reason: 'parsed', message: '' } : result;
}

describe('[3.7] references of words', () => {
  test('[3.7] one word, or words that follow each other', () => {
    const place = { surah: 2, ayah: 255 };
    expect(parseWordReference('2:255:4')).toEqual({
      ok: true,
      value: { ...place, first: 4, last: 4 },
    });
    expect(parseWordReference(' 2:255:4-6\n')).toEqual({
      ok: true,
      value: { ...place, first: 4, last: 6 },
    });
    expect(parseWordAddress('2:255:4')).toEqual({ ok: true, value: { ...place, word: 4 } });
  });

  test('[3.7] any address survives format and parse', () => {
    fc.assert(
      fc.property(verse, number, (place, word) => {
        const value = { ...place, word };
        expect(parseWordAddress(formatWordAddress(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('[3.7] any range survives format and parse, and an address is a range of one', () => {
    fc.assert(
      fc.property(verse, number, number, (place, a, b) => {
        const value = { ...place, first: Math.min(a, b), last: Math.max(a, b) };
        expect(parseWordReference(formatWordReference(value))).toEqual({ ok: true, value });
        const one = { ...place, first: a, last: a };
        expect(formatWordReference(one)).toBe(formatWordAddress({ ...place, word: a }));
      }),
    );
  });

  test('[3.7] whatever is typed is read or refused, and what is read is what was typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789:-– .a') });
    fc.assert(
      fc.property(typed, (text) => {
        const result = parseWordReference(text);
        if (result.ok) {
          const again = parseWordReference(formatWordReference(result.value));
          expect(again).toEqual(result);
        } else expect(result.message).toContain(`"${text.trim()}"`);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['2:255', 'malformed', 'write surah:verse:word'],
    ['2:255:0', 'malformed', 'write surah:verse:word'],
    ['2:255:04', 'malformed', 'write surah:verse:word'],
    ['2:255:4–6', 'malformed', 'write surah:verse:word'],
    ['2:255:4-2:256:1', 'malformed', 'write surah:verse:word'],
    ['115:1:1', 'unknown-surah', 'there is no surah 115'],
    ['1:8:1', 'unknown-verse', 'surah 1 has 7 verses'],
    ['2:255:6-4', 'reversed', 'it ends before it begins'],
  ])('[3.7] "%s" is refused as %s, and the message says why', (text, reason, why) => {
    expect(refusal(text)).toMatchObject({ reason, message: expect.stringContaining(why) });
  });

  test('[3.7] where one word is asked for, a range is refused', () => {
    for (const text of ['2:255:4-6', '2:255:4-4']) {
      expect(parseWordAddress(text)).toMatchObject({ ok: false, reason: 'malformed' });
    }
    expect(parseWordAddress('1:8:1')).toMatchObject({ ok: false, reason: 'unknown-verse' });
  });
});
