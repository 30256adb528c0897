import { readSurahText, readVerse } from '@fahm/quran/corpus.ts';
import { foldArabic } from '@fahm/quran/folding.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { describe, expect, test } from 'vitest';
import { readContent } from '../scripts/content.ts';
import { answerTo, matchName } from '../src/features/names/match.ts';
import { STANDARD_SPELLINGS } from './standard-spellings.ts';
import { transliterate } from './transliterate.ts';

const { names: list } = readContent();
const NAMES = list.names.map((name, index) => ({ ...name, number: index + 1 }));
const spelled = (arabic: string) => arabic.split(' ').map(transliterate).join(' ');
const NOTHING: ReadonlySet<number> = new Set();

describe('the 99 names', () => {
  test('[2.24] [3.23] [9.14] there are 99, in the widespread order from ar-Rahman to as-Sabur', () => {
    expect(NAMES).toHaveLength(99);
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

  test('the note names the narrations, their numbers and what al-Tirmidhi says of it', () => {
    for (const source of ['Bukhari 2736', 'Muslim 2677', 'Tirmidhi 3507', 'gharib']) {
      expect(list.note).toContain(source);
    }
  });

  test('the verses said to speak of the most beautiful names are those of the corpus, and all of them', () => {
    const phrase = foldArabic('الأسماء الحسنى');
    const found = SURAHS.flatMap(({ number }) =>
      readSurahText(number)
        .verses.filter(({ arabic }) => foldArabic(arabic).includes(phrase))
        .map(({ ayah }) => `${number}:${ayah}`),
    );
    const named = new Set(
      list.sources.flatMap((source) => ('quran' in source ? [source.quran] : [])),
    );
    expect(found.filter((verse) => !named.has(verse))).toEqual([]);
  });

  test('a name that is said to stand in a verse stands there, by its letters', () => {
    const wrong = NAMES.filter(({ arabic, verse, verseNote }) => {
      if (verse === null || verseNote !== 'name') return false;
      const [surah = 0, ayah = 0] = verse.split(':').map((part) => Number.parseInt(part, 10));
      const text = foldArabic(readVerse(surah, ayah).arabic);
      // The last word of the name, without its article; a final ya is not always written (13:9).
      const [root = ''] = foldArabic(arabic).split(' ').slice(-1);
      return !text.includes(root.replace(/^ل/, '').replace(/ي$/, ''));
    });
    expect(wrong.map(({ transliteration, verse }) => [transliteration, verse])).toEqual([]);
  });
});

describe('what is typed in a test', () => {
  test('[5.12] [B13] every exact answer reveals its own name, over all 99', () => {
    for (const name of NAMES)
      expect(matchName(name.transliteration, NAMES, NOTHING)).toBe(name.number);
  });

  test('[5.12] [B13] so does every other common spelling', () => {
    for (const name of NAMES) {
      for (const spelling of name.also) {
        expect([spelling, matchName(spelling, NAMES, NOTHING)]).toEqual([spelling, name.number]);
      }
    }
  });

  test('[B13] the article may be left out, or left plain', () => {
    for (const name of NAMES) {
      const bare = name.transliteration.replace(/^A[^-]{1,2}-/, '');
      expect(matchName(bare, NAMES, NOTHING)).toBe(name.number);
      expect(matchName(bare === name.transliteration ? bare : `al ${bare}`, NAMES, NOTHING)).toBe(
        name.number,
      );
    }
  });

  test('[5.12] marks, case, spaces, hyphens and apostrophes do not matter', () => {
    const taken = new Set<number>();
    for (const name of NAMES) {
      const plain = name.transliteration.normalize('NFD').replace(/[\p{Mn}ʾʿ]/gu, '');
      const number = matchName(`  ${plain.toUpperCase().replace('-', " '")} `, NAMES, taken);
      // Al-Majid and al-Majid are written alike: the first comes first, then the other.
      expect(number).toBe(name.number);
      taken.add(name.number);
    }
  });

  test('[B13] an exact answer never reveals another name, even when its own is revealed', () => {
    for (const name of NAMES) {
      const others = new Set([name.number]);
      const number = matchName(name.transliteration, NAMES, others);
      expect([name.transliteration, number]).toEqual([name.transliteration, null]);
    }
  });

  test('[9.14] one slip of the finger is forgiven when only one name is near', () => {
    expect(matchName('ar-rahmun', NAMES, NOTHING)).toBe(1);
    expect(matchName('quddos', NAMES, NOTHING)).toBe(4);
    expect(matchName('al-muhaimin', NAMES, NOTHING)).toBe(7);
  });

  test.each([
    ['al-Jamil', 'al-Jalil'],
    ['Al-Jameel', 'Al-Jalil'],
    ['jamil', 'al-Jalil'],
    ['الجميل', 'al-Jalil'],
    ['ar-Rafiq', "ar-Rafi'"],
    ['al-Qahir', 'al-Qadir'],
    ['al-Muhit', 'al-Muqit'],
    ["al-A'la", 'al-Ali'],
  ])('[9.14] %s is a name of God and not %s: no slip', (typed, near) => {
    expect(answerTo(typed, NAMES, NOTHING)).toEqual({ kind: 'unknown' });
    expect(matchName(near, NAMES, NOTHING)).not.toBeNull();
  });

  test('[9.14] a slip near it is still forgiven', () => {
    expect(matchName('al-jaliil', NAMES, NOTHING)).toBe(41);
    expect(matchName('al-jaleil', NAMES, NOTHING)).toBe(41);
  });

  test('[B13] what could be two names reveals none, and neither do blanks and nonsense', () => {
    // One letter from both Ghaffar and Qahhar it is not; from al-Wahid and al-Wajid it is.
    expect(matchName('al-waxid', NAMES, NOTHING)).toBeNull();
    for (const typed of ['', '   ', '-', "''", 'xyzzy', 'a', 'al']) {
      expect(matchName(typed, NAMES, NOTHING)).toBeNull();
    }
  });

  test.each(Object.entries(STANDARD_SPELLINGS))(
    '[5.12] [9.14] a list as it is printed, with %s, reveals 1 to 99 in its order, with and without articles',
    (_, spellings) => {
      const printed = spellings.split(/,\s*/);
      const bare = printed.map((name) => name.replace(/^A[a-z]{1,2}-/, ''));
      for (const answers of [printed, bare, printed.map((name) => name.replace(/['-]/g, ' '))]) {
        expect(revealedBy(answers)).toEqual(NAMES.map(({ number }) => number));
      }
    },
  );

  test('[5.12] Arabic reveals them too: marked, bare, without the article, with any seat of hamza', () => {
    const marked = NAMES.map(({ arabic }) => arabic);
    const bare = marked.map((name) => name.replace(/\p{Mn}/gu, '').replaceAll('ٱ', 'ا'));
    const withoutArticle = bare.map((name) => name.replace(/^ال/, ''));
    const withoutHamza = bare.map((name) => name.replace(/[أإآ]/g, 'ا').replaceAll('ئ', 'ي'));
    for (const answers of [marked, bare, withoutArticle, withoutHamza]) {
      expect(revealedBy(answers)).toEqual(NAMES.map(({ number }) => number));
    }
  });

  test('[5.12] al-Wali is name 55 and name 77: typed twice it reveals both', () => {
    for (const name of ['Al-Wali', 'al wali', 'wali', 'WALI']) {
      expect(revealedBy([name, name])).toEqual([55, 77]);
    }
  });

  test('[5.12] no other spelling stands under two names', () => {
    const all = NAMES.flatMap(({ number, transliteration, also }) =>
      [transliteration, ...also].map((name) => ({ number, name: plain(name) })),
    );
    const shared = all.filter((one) =>
      all.some(({ number, name }) => name === one.name && number !== one.number),
    );
    expect(new Set(shared.map(({ name }) => name))).toEqual(new Set(['alwali', 'almajid']));
  });

  test('[5.12] what reveals nothing is told apart: there already, two that it could be, none of them', () => {
    expect(answerTo('al-malik', NAMES, new Set([3]))).toEqual({ kind: 'revealed', number: 3 });
    expect(answerTo('الملك', NAMES, new Set([3]))).toEqual({ kind: 'revealed', number: 3 });
    expect(answerTo('al-waxid', NAMES, NOTHING)).toEqual({ kind: 'several' });
    expect(answerTo('xyzzy', NAMES, NOTHING)).toEqual({ kind: 'unknown' });
    expect(answerTo(' - ', NAMES, NOTHING)).toEqual({ kind: 'blank' });
  });
});

const plain = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** What each answer reveals, one after the other, beginning with nothing. */
function revealedBy(typed: readonly string[]): (number | string)[] {
  const taken = new Set<number>();
  return typed.map((name) => {
    const number = matchName(name, NAMES, taken);
    if (number !== null) taken.add(number);
    return number ?? name;
  });
}
