import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpusForms, formAt } from './corpus-forms.ts';
import { wordAt } from './corpus-words.ts';
import { wordForm } from './word-form.ts';
import { parseWordAddress } from './word-reference.ts';

const places = [...corpusForms().places.values()];
const aPlace = fc.constantFrom(...places);

const at = (address: string) => {
  const parsed = parseWordAddress(address);
  if (!parsed.ok) throw new Error(parsed.message);
  return wordForm(wordAt(parsed.value));
};

const inner = (arabic: string) =>
  arabic
    .replace(/[\u0640\u0653\u06DF-\u06E2\u06E4\u06ED]/g, '')
    .replace(/[\u06E5\u06E6]$/, '')
    .replace(/(?<=\u0649)\u0670$/, '')
    .replace(/[\u064B-\u064D\u08F0-\u08F2]\u0627?$|[\u064E-\u0650]\u0627?$/, '')
    .replace(/^(.)\u0651/, '$1')
    .replace(/\u0627$/, '');

describe('[3.8] the form of a word', () => {
  test('[3.8] every word of every verse has one, is found by its address, and stands in its form once', () => {
    expect(places).toHaveLength(77_430);
    expect(corpusForms().forms.size).toBe(15_610);
    let stand = 0;
    for (const { form, places: own } of corpusForms().forms.values()) {
      expect(form).not.toBe('');
      stand += own.length;
    }
    expect(stand).toBe(77_430);
  });

  test('[3.8] what follows a word does not change its form: sukun, length, n before b, what it takes in', () => {
    fc.assert(
      fc.property(aPlace, ({ arabic, form, ending }) => {
        const first = arabic.slice(0, 1);
        const taken =
          /^[\u0628-\u064A]$/.test(first) && arabic[1] !== '\u0651' && arabic[1] !== '\u0654';
        const variants = [
          arabic.replaceAll('\u06E1', ''),
          arabic.replaceAll('\u0653', ''),
          arabic.replaceAll('\u0640', ''),
          arabic.replace(/[\u06DF\u06E0]/g, ''),
          ...(ending === 'none' ? [`${arabic}\u0653`] : []),
          ...(taken ? [`${first}\u0651${arabic.slice(1)}`] : []),
        ];
        for (const variant of variants) expect(wordForm(variant)).toEqual({ form, ending });
      }),
    );
  });

  test('[3.8] the case alone does not change it: each vowel, and each of the mushaf’s tanwins', () => {
    const signs = [
      ['\u064E', 'a'],
      ['\u064F', 'u'],
      ['\u0650', 'i'],
      ['\u064B', 'an'],
      ['\u064C', 'un'],
      ['\u064D', 'in'],
      ['\u08F0', 'an'],
      ['\u08F1', 'un'],
      ['\u08F2', 'in'],
      ['\u08F0\u0627', 'an'],
      ['\u064E\u06E2\u0627', 'an'],
      ['\u064F\u06E2', 'un'],
      ['\u0650\u06ED', 'in'],
    ] as const;
    const stems = places.filter(({ ending }) => ending !== 'none');
    fc.assert(
      fc.property(
        fc.constantFrom(...stems),
        fc.constantFrom(...signs),
        ({ form }, [sign, ending]) => {
          expect(wordForm(form + sign)).toEqual({ form, ending });
        },
      ),
    );
  });

  test('[3.8] words of one form differ in nothing but signs of recitation, the case, and a first doubling', () => {
    for (const { places: own } of corpusForms().forms.values()) {
      expect(new Set(own.map(({ arabic }) => inner(arabic))).size).toBe(1);
    }
  });

  test.each([
    ['who and from', '2:8:3', '2:4:8'],
    ['that and if', '2:26:5', '2:23:18'],
    ['a king and an owner', '20:114:3', '1:4:1'],
    ['he said and two said', '2:30:2', '7:23:1'],
    ['the verb and its maker, which differ in length alone', '2:30:2', '12:10:2'],
  ])('[3.8] %s stay apart', (_, one, other) => {
    expect(at(one).form).not.toBe(at(other).form);
  });

  test('[3.8] a child and "he begot" share a form, and differ in what they end in', () => {
    expect(at('37:152:1').form).toBe(at('3:47:6').form);
    expect(at('37:152:1').ending).toBe('a');
    expect(at('3:47:6').ending).toBe('un');
  });

  test('[3.8] an address that is none has no form', () => {
    expect(formAt('1:1:5')).toBeUndefined();
    expect(formAt('115:1:1')).toBeUndefined();
  });
});
