import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSurahText, readVerse } from './corpus.ts';
import { foldArabic, foldEnglish } from './folding.ts';
import { parseReference } from './reference.ts';
import { SURAHS } from './surahs.ts';

/** A word of the corpus, counted from 1. The Uthmani spelling is never typed here. */
function wordAt(reference: string, position: number): string {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(reference);
  const { surah, ayah } = parsed.value.start;
  return readVerse(surah, ayah).arabic.split(' ')[position - 1] ?? '';
}

function versesWith(query: string): number {
  const key = foldArabic(query);
  const texts = SURAHS.flatMap(({ number }) => readSurahText(number).verses);
  return texts.filter(({ arabic }) => ` ${foldArabic(arabic)} `.includes(key)).length;
}

const arabicText = fc.string({
  unit: fc
    .integer({ min: 0x0600, max: 0x06ff })
    .map((codePoint) => String.fromCodePoint(codePoint)),
});

describe('[5.2] [P25] keyboard spelling meets Uthmani spelling', () => {
  test.each([
    ['2:3', 5, 'الصلاة'],
    ['1:3', 1, 'الرحمن'],
    ['1:3', 1, 'رحمن'],
    ['2:25', 8, 'جنات'],
    ['2:43', 4, 'الزكاة'],
    ['2:33', 15, 'السماوات'],
    ['3:3', 10, 'التوراة'],
    ['7:43', 15, 'هدانا'],
    ['24:35', 7, 'مشكاة'],
    ['2:275', 3, 'الربا'],
    ['2:124', 3, 'إبراهيم'],
    ['2:124', 3, 'ابراهيم'],
    ['2:251', 5, 'داود'],
    ['2:251', 5, 'داوود'],
    ['106:2', 1, 'إيلافهم'],
    ['81:8', 2, 'الموءودة'],
    ['26:94', 4, 'والغاوون'],
    ['2:26', 4, 'يستحيي'],
    ['21:88', 7, 'ننجي'],
    ['17:36', 16, 'مسؤولا'],
    ['17:36', 16, 'مسئولا'],
    ['2:189', 1, 'يسألونك'],
    ['16:78', 13, 'الأفئدة'],
    ['10:15', 24, 'تلقاء'],
    ['56:23', 2, 'اللؤلؤ'],
    ['9:91', 3, 'الضعفاء'],
    ['2:4', 10, 'وبالآخرة'],
    ['2:164', 7, 'الليل'],
    ['4:15', 1, 'واللاتي'],
    ['2:104', 1, 'يا أيها'],
    ['11:29', 1, 'ويا قوم'],
    ['2:72', 4, 'فادارأتم'],
  ])('[5.2] [P25] word %s/%i is found by typing %s', (reference, position, typed) => {
    expect(foldArabic(typed)).not.toBe('');
    expect(foldArabic(wordAt(reference, position))).toContain(foldArabic(typed));
  });

  test('[5.2] [P25] a frequent phrase is found in each of its 89 verses', () => {
    expect(versesWith('يا أيها الذين آمنوا')).toBe(89);
  });

  test('[5.2] [P25] a typed name of a prophet is found as often as the corpus has it', () => {
    expect(versesWith('إبراهيم')).toBe(63);
    expect(versesWith('الزكاة')).toBeGreaterThanOrEqual(26);
  });

  test('[5.2] [P25] vowelled, bare, wide and ligature forms of one word are one key', () => {
    const key = foldArabic('الله');
    for (const form of ['\uFDF2', 'اللــه', '\u0671لل\u0651\u064Eه', 'الله\u200F'])
      expect(foldArabic(form)).toBe(key);
    expect(foldArabic('علی')).toBe(foldArabic('على'));
    expect(foldArabic('الصلاه')).toBe(foldArabic('الصلاة'));
  });

  test('[5.2] [P25] signs and punctuation part words; an ayah end does not join two', () => {
    expect(foldArabic('قل\u06DDهو،الحق 12 abc')).toBe('قل هو لحق');
  });

  test('[5.2] [P25] a query of alef and hamza alone is empty, which a caller must expect', () => {
    expect(foldArabic('أ ا ء')).toBe('');
  });
});

describe('[5.2] what every key is like', () => {
  test('[5.2] folding a key again changes nothing, whatever the text', () => {
    for (const text of [fc.string({ unit: 'binary' }), arabicText]) {
      fc.assert(
        fc.property(text, (t) => {
          const [arabic, english] = [foldArabic(t), foldEnglish(t)];
          expect([foldArabic(arabic), foldEnglish(english)]).toEqual([arabic, english]);
        }),
      );
    }
  });

  test('[5.2] a key is bare letters parted by single spaces', () => {
    for (const text of [fc.string({ unit: 'binary' }), arabicText]) {
      fc.assert(
        fc.property(text, (t) => {
          expect(foldArabic(t)).toMatch(
            /^([\u0628-\u063A\u0641-\u064A]+( [\u0628-\u063A\u0641-\u064A]+)*)?$/,
          );
          expect(foldEnglish(t)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/);
        }),
      );
    }
  });

  test('[5.2] no verse of the corpus folds to nothing', () => {
    for (const { number } of SURAHS) {
      for (const { arabic } of readSurahText(number).verses)
        expect(foldArabic(arabic)).not.toBe('');
    }
  });
});

describe('[5.2] English names', () => {
  test('[5.2] case, apostrophes, hyphens and diacritics do not matter', () => {
    for (const typed of ["ali 'imran", 'ALI IMRAN', 'Ali \u02BFImr\u0101n', 'ali-imran ']) {
      expect(foldEnglish(typed)).toBe(foldEnglish("Ali 'Imran"));
    }
    expect(foldEnglish("Al-Ma'idah")).toBe('al maidah');
  });

  test('[5.2] every surah name keeps a key of its own', () => {
    expect(new Set(SURAHS.map(({ nameEn }) => foldEnglish(nameEn))).size).toBe(114);
  });

  test('[5.2] only two Arabic names share a key: women and mankind differ in alef and hamza', () => {
    const numbersByKey = Map.groupBy(SURAHS, ({ nameAr }) => foldArabic(nameAr));
    const shared = [...numbersByKey.values()].filter((surahs) => surahs.length > 1);
    expect(shared.map((surahs) => surahs.map(({ number }) => number))).toEqual([[4, 114]]);
  });
});
