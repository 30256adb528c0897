import { describe, expect, test } from 'vitest';
import { transliterate } from '../../../test/transliterate.ts';
import { checkedNames, type NameRow } from './check-names.ts';
import { messages } from './messages.ts';
import { NAMES } from './names.ts';

const spelled = (arabic: string) => arabic.split(' ').map(transliterate).join(' ');

describe('the 99 names', () => {
  test('[2.24] [3.23] [9.14] there are 99, in the widespread order from ar-Rahman to as-Sabur', () => {
    expect(NAMES.map(({ number }) => number)).toEqual(Array.from({ length: 99 }, (_, i) => i + 1));
    const landmarks = [1, 11, 20, 30, 48, 55, 65, 66, 67, 68, 77, 84, 85, 99];
    expect(landmarks.map((number) => NAMES[number - 1]?.transliteration)).toEqual([
      'Ar-Raḥmān',
      'Al-Khāliq',
      'Al-Qābiḍ',
      'Al-Laṭīf',
      'Al-Majīd',
      'Al-Waliyy',
      'Al-Mājid',
      'Al-Wāḥid',
      'Al-Aḥad',
      'Aṣ-Ṣamad',
      'Al-Wālī',
      'Mālik al-Mulk',
      'Dhū al-Jalāl wa-al-Ikrām',
      'Aṣ-Ṣabūr',
    ]);
  });

  test('[3.23] every transliteration is what its vocalised Arabic spells, letter by letter', () => {
    const different = NAMES.filter(
      ({ arabic, transliteration }) => spelled(arabic) !== transliteration.toLowerCase(),
    );
    expect(different).toEqual([]);
  });

  test('no case ending stands on a name: it is written as it is read alone', () => {
    expect(NAMES.filter(({ arabic }) => /[\u064b-\u0650]$/.test(arabic))).toEqual([]);
  });

  test('typed without its marks, a name is told from every other but al-Majid from al-Majid', () => {
    const plain = NAMES.map(({ transliteration }) =>
      transliteration
        .normalize('NFD')
        .replace(/[\p{Mn}ʾʿ]/gu, '')
        .toLowerCase(),
    );
    const repeated = plain.filter((name, index) => plain.indexOf(name) !== index);
    expect(repeated).toEqual(['al-majid']);
  });

  test('the note names the narration, its number and what at-Tirmidhi says of it', () => {
    const note = messages.about.paragraphs.join(' ');
    for (const source of ['Bukhari 2736', 'Muslim 2677', 'Tirmidhi 3507', 'gharib']) {
      expect(note).toContain(source);
    }
  });
});

describe('a list that is not right makes no page', () => {
  const rows = NAMES.map(({ arabic, transliteration, meaning }): NameRow => [
    arabic,
    transliteration,
    meaning,
  ]);
  const first: NameRow = rows[0] ?? ['', '', ''];
  const planted: [string, readonly NameRow[]][] = [
    ['98 names', rows.slice(1)],
    ['a hundred names', [...rows, first]],
    ['a name twice', [...rows.slice(0, 98), first]],
    ['an empty meaning', rows.with(3, [rows[3]?.[0] ?? '', rows[3]?.[1] ?? '', ' '])],
    ['Latin in the Arabic', rows.with(3, ['Al-Quddus', 'Al-Quddūs', 'Holy'])],
    ['Arabic in the Latin', rows.with(3, [rows[3]?.[0] ?? '', 'القدوس', 'Holy'])],
    ['a sukun the font lacks', rows.with(2, ['ٱلْمَلِك', 'Al-Malik', 'King'])],
  ];
  test.each(planted)('[9.14] %s', (_, wrong) => {
    expect(() => checkedNames(wrong)).toThrow(RangeError);
  });
});
