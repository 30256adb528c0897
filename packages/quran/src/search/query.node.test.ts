import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatReference } from '../reference.ts';
import { SURAHS } from '../surahs.ts';
import { parseQuery } from './query.ts';

/** Kind and verses of the target, or the problem: 'verse 2:255', 'unknown-verse'. */
function meaning(text: string): string {
  const { target, problem } = parseQuery(text);
  return target ? `${target.kind} ${formatReference(target.range)}` : (problem ?? 'words');
}

describe('[5.2] [P25] a reference is understood as people type it', () => {
  test.each([
    ['2:255', 'verse 2:255'],
    ['2 255', 'verse 2:255'],
    ['2.255', 'verse 2:255'],
    [' 2 : 255 ', 'verse 2:255'],
    ['02:005', 'verse 2:5'],
    ['٢:٢٥٥', 'verse 2:255'],
    ['۲:۲۵۵', 'verse 2:255'],
    ['2:255-257', 'range 2:255-257'],
    ['2:255–257', 'range 2:255-257'],
    ['٢:٢٥٥-٢٥٧', 'range 2:255-257'],
    ['1:7-2:3', 'range 1:7-2:3'],
    ['surah 2 verse 255', 'verse 2:255'],
    ['سورة ٢ آية ٢٥٥', 'verse 2:255'],
    ['baqarah 255', 'verse 2:255'],
    ['Al-Baqarah:255', 'verse 2:255'],
    ['Surah Al Baqara, ayah 255', 'verse 2:255'],
    ['baqarah 255-257', 'range 2:255-257'],
    ['البقرة 255', 'verse 2:255'],
    ['سورة البقرة ٢٥٥', 'verse 2:255'],
    ['36', 'surah 36:1-83'],
    ['surah 36', 'surah 36:1-83'],
    ['al-baqarah', 'surah 2:1-286'],
    ['yasin', 'surah 36:1-83'],
    ['Yaseen', 'surah 36:1-83'],
    ['surah yasin', 'surah 36:1-83'],
    ['يس', 'surah 36:1-83'],
    ['سورة الكهف', 'surah 18:1-110'],
    ['كهف', 'surah 18:1-110'],
    ['al imran', 'surah 3:1-200'],
    ['آل عمران', 'surah 3:1-200'],
    ['fatiha', 'surah 1:1-7'],
    ['arrahman', 'surah 55:1-78'],
    ['al-rahman', 'surah 55:1-78'],
    ['page 50', 'page 3:1-9'],
    ['صفحة ٥٠', 'page 3:1-9'],
    ['juz 30', 'juz 78:1-114:6'],
    ["juz' 30", 'juz 78:1-114:6'],
    ['para 30', 'juz 78:1-114:6'],
    ['جزء ٣٠', 'juz 78:1-114:6'],
    ['hizb 60', 'hizb 87:1-114:6'],
    ['حزب 60', 'hizb 87:1-114:6'],
  ])('[5.2] [P25] %s is %s', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });

  test.each([
    ['115', 'unknown-surah'],
    ['115:1', 'unknown-surah'],
    ['2:287', 'unknown-verse'],
    ['baqarah 287', 'unknown-verse'],
    ['2:5-4', 'reversed'],
    ['2:0', 'malformed'],
    ['page 605', 'unknown-division'],
    ['juz 31', 'unknown-division'],
    ['hizb 0', 'unknown-division'],
  ])('[5.1] %s leads nowhere, and says why: %s', (text, problem) => {
    expect(parseQuery(text)).toEqual({ target: null, words: null, problem });
  });

  test('[5.2] every surah is found by its name, with and without the article', () => {
    for (const { number, nameEn, nameAr } of SURAHS) {
      const bare = nameEn.replace(/^A[a-z]{1,2}-(?=.)/, '');
      for (const name of [nameEn, nameEn.toUpperCase(), bare, nameAr, nameAr.replace(/^ال/, '')]) {
        expect([name, parseQuery(name).target]).toMatchObject([
          name,
          { kind: 'surah', surah: number },
        ]);
      }
    }
  });
});

describe('[5.2] [P25] anything else is words', () => {
  test('[5.2] a name that is also a word of the text is both', () => {
    expect(parseQuery('Muhammad')).toMatchObject({
      target: { surah: 47 },
      words: { script: 'english', terms: [['muhammad']] },
    });
  });

  test('[5.2] quotes hold words together, in either script', () => {
    expect(parseQuery('lord "most merciful"').words?.terms).toEqual([
      ['lord'],
      ['most', 'merciful'],
    ]);
    expect(parseQuery('«رب العالمين» قل').words).toEqual({
      script: 'arabic',
      terms: [['رب', 'لعلمين'], ['قل']],
    });
    expect(parseQuery('“give thanks').words?.terms).toEqual([['give', 'thanks']]);
  });

  test('[5.2] a number among words is a word', () => {
    expect(parseQuery('twelve 12 springs').words?.terms).toEqual([['twelve'], ['12'], ['springs']]);
  });

  test('[5.2] nothing typed, or nothing that can be found, is nothing', () => {
    for (const text of ['', '  ', '!?', 'ا', '""']) {
      expect(parseQuery(text)).toEqual({ target: null, words: null, problem: null });
    }
  });

  test('[5.2] whatever is typed gives an answer, and never two verses out of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { target, words } = parseQuery(text);
        expect(words?.terms.flat().every(Boolean) ?? true).toBe(true);
        expect(target === null || formatReference(target.range) !== '').toBe(true);
      }),
    );
  });
});
