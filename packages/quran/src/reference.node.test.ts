import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatReference,
  globalNumber,
  parseReference,
  verseByGlobalNumber,
  verseKey,
  versesOf,
  type VerseId,
} from './reference.ts';
import { SURAHS, TOTAL_VERSES } from './surahs.ts';

const number = fc.integer({ min: 1, max: TOTAL_VERSES });
const range = fc.tuple(number, number).map(([a, b]) => ({
  start: at(Math.min(a, b)),
  end: at(Math.max(a, b)),
}));

function at(n: number): VerseId {
  const verse = verseByGlobalNumber(n);
  if (!verse) throw new Error(`no verse ${n}`);
  return verse;
}

const reasonOf = (text: string) => {
  const result = parseReference(text);
  return result.ok ? 'parsed' : result.reason;
};

describe('[3.7] the three forms', () => {
  test('[3.7] a single verse has equal ends', () => {
    const verse = { surah: 2, ayah: 255 };
    expect(parseReference('2:255')).toEqual({ ok: true, value: { start: verse, end: verse } });
  });

  test('[3.7] a range stays in its surah unless it names another', () => {
    const start = { surah: 2, ayah: 285 };
    expect(parseReference('2:285-286')).toEqual({
      ok: true,
      value: { start, end: { surah: 2, ayah: 286 } },
    });
    expect(parseReference(' 2:285-3:2\n')).toEqual({
      ok: true,
      value: { start, end: { surah: 3, ayah: 2 } },
    });
  });

  test('[3.7] every verse alone survives format and parse', () => {
    for (let n = 1; n <= TOTAL_VERSES; n += 1) {
      const value = { start: at(n), end: at(n) };
      expect(parseReference(formatReference(value))).toEqual({ ok: true, value });
    }
  });

  test('[3.7] any range, within a surah or across surahs, survives format and parse', () => {
    fc.assert(
      fc.property(range, (value) => {
        expect(parseReference(formatReference(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('[3.7] a range within a surah survives format and parse', () => {
    const within = fc
      .tuple(fc.constantFrom(...SURAHS), fc.nat(), fc.nat())
      .map(([surah, a, b]) => [surah, a % surah.versesCount, b % surah.versesCount] as const)
      .map(([{ number: surah }, a, b]) => ({
        start: { surah, ayah: Math.min(a, b) + 1 },
        end: { surah, ayah: Math.max(a, b) + 1 },
      }));
    fc.assert(
      fc.property(within, (value) => {
        expect(parseReference(formatReference(value))).toEqual({ ok: true, value });
      }),
    );
  });

  test('[3.7] the formatter writes the shortest form', () => {
    const canonical = {
      '1:1-1:1': '1:1',
      '1:1-1': '1:1',
      '2:1-2:5': '2:1-5',
      '1:7-2:1': '1:7-2:1',
    };
    for (const [text, short] of Object.entries(canonical)) {
      const result = parseReference(text);
      expect(result.ok && formatReference(result.value)).toBe(short);
    }
  });
});

describe('[3.7] [5.1] what is not a reference', () => {
  test('[3.7] [5.1] each kind of mistake has its reason', () => {
    for (const text of [
      '',
      '1',
      '1:',
      ':1',
      '01:1',
      '1:01',
      '1:1-',
      '1 :1',
      '1:1 - 2',
      '1:1\u20132',
    ])
      expect(reasonOf(text)).toBe('malformed');
    for (const text of ['1:1-2-3', '1:1,2', '1:-1', '1.0:1', '1:1000', '\u0661:\u0661', '+1:1'])
      expect(reasonOf(text)).toBe('malformed');
    for (const text of ['115:1', '999:1', '114:1-115:1'])
      expect(reasonOf(text)).toBe('unknown-surah');
    for (const text of ['1:8', '2:287', '2:1-287', '1:1-2:287', '114:7'])
      expect(reasonOf(text)).toBe('unknown-verse');
    for (const text of ['2:5-4', '3:1-2:1', '3:2-3:1']) expect(reasonOf(text)).toBe('reversed');
  });

  test('[5.1] garbage never parses, and so never becomes 1:1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(!/^\s*\d+:\d+(-(\d+:)?\d+)?\s*$/.test(text));
        expect(parseReference(text)).toEqual({ ok: false, reason: 'malformed' });
      }),
    );
  });

  test('[5.1] near misses either keep the numbers written or are refused', () => {
    const part = fc.constantFrom(
      '0',
      '1',
      '7',
      '8',
      '114',
      '115',
      '286',
      '287',
      ':',
      '-',
      ' ',
      'x',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const result = parseReference(parts.join(''));
        if (!result.ok) return;
        const written = parts.join('').match(/\d+/g)?.map(Number) ?? [];
        expect([result.value.start.surah, result.value.start.ayah]).toEqual(written.slice(0, 2));
        expect(result.value.end.ayah).toBe(written.at(-1));
      }),
    );
  });
});

describe('[3.7] verses and numbers', () => {
  test('[3.7] a range lists each of its verses once, in order, across surahs', () => {
    const across = { start: { surah: 112, ayah: 4 }, end: { surah: 114, ayah: 1 } };
    const keys = ['112:4', '113:1', '113:2', '113:3', '113:4', '113:5', '114:1'];
    expect(versesOf(across).map(verseKey)).toEqual(keys);
    fc.assert(
      fc.property(range, (value) => {
        const numbers = versesOf(value).map((verse) => globalNumber(verse) ?? 0);
        const first = globalNumber(value.start) ?? 0;
        expect(numbers).toEqual(numbers.map((_, index) => first + index));
        expect(numbers.at(-1)).toBe(globalNumber(value.end));
      }),
      { numRuns: 30 },
    );
  });

  test('[3.8] global numbers run from 1 to 6236 and back', () => {
    for (let n = 1; n <= TOTAL_VERSES; n += 1) expect(globalNumber(at(n))).toBe(n);
    expect(globalNumber({ surah: 2, ayah: 255 })).toBe(262);
  });

  test('[3.8] there is no number outside the text, and no verse outside a surah', () => {
    for (const n of [0, 6237, -1, 1.5, Number.NaN]) expect(verseByGlobalNumber(n)).toBeNull();
    for (const verse of [
      { surah: 0, ayah: 1 },
      { surah: 1, ayah: 0 },
      { surah: 1, ayah: 8 },
    ])
      expect(globalNumber(verse)).toBeNull();
  });
});
