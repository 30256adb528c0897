import { describe, expect, test } from 'vitest';
import { formatReference } from '../reference.ts';
import { SURAHS } from '../surahs.ts';
import { type NamedPlace, openNames, readSearchNames, type SearchName } from './names.ts';
import { parseQuery } from './query.ts';

const KURSI: SearchName = {
  title: 'Ayat al-Kursi',
  names: ['ayat al-kursi', 'throne verse', 'آية الكرسي', 'آیت الکرسی'],
  verses: ['2:255'],
  words: ['throne'],
};
const REFUGE: SearchName = {
  title: 'The two of seeking refuge',
  names: ["mu'awwidhatayn", 'المعوذتان'],
  verses: ['113:1-5', '114:1-6'],
  words: [],
};
const PATIENCE: SearchName = {
  title: null,
  names: ['sabr', 'patience', 'صبر'],
  verses: [],
  words: ['patience'],
};
const book = openNames([KURSI, REFUGE, PATIENCE]);

const versesOf = (place: NamedPlace | null): string[] | null =>
  place && place.targets.map(({ range }) => formatReference(range));

describe('[5.2] a passage is known by its names', () => {
  test.each(['ayat al-kursi', 'Ayat al Kursi', 'AYAT ALKURSI', 'the throne verse'])(
    '[5.2] %s is 2:255',
    (typed) => {
      expect(book.passage(typed)).toMatchObject({ title: 'Ayat al-Kursi' });
      expect(versesOf(book.passage(typed))).toEqual(['2:255']);
    },
  );

  test('[5.2] in Arabic and Urdu too, with and without the article and marks', () => {
    for (const typed of ['آية الكرسي', 'اية الكرسى', 'آيَة الكُرسي', 'آیت الکرسی']) {
      expect([typed, versesOf(book.passage(typed))]).toEqual([typed, ['2:255']]);
    }
    expect(versesOf(book.passage('معوذتان'))).toEqual(['113:1-5', '114:1-6']);
  });

  test('[5.2] a part of a name, a thing and nothing are none', () => {
    for (const typed of ['throne', 'sabr', '', '?']) expect(book.passage(typed)).toBeNull();
  });

  test('[5.1] a name whose verses are not all there leads nowhere', () => {
    const broken = openNames([{ ...REFUGE, verses: ['113:1-5', '114:7'] }]);
    expect(broken.passage("mu'awwidhatayn")).toBeNull();
  });

  test('[5.2] a thing is looked for by English words for it', () => {
    expect(book.words('Sabr')).toEqual(['patience', 'sabr', 'patience', 'صبر']);
    expect(book.words('صبر')).toEqual(book.words('sabr'));
    expect(book.words('sabra')).toEqual([]);
  });

  test.each([null, {}, [null], [{}], [{ ...KURSI, names: 'x' }], [{ ...KURSI, title: 1 }]])(
    'of what is no list of names (%j) nothing is known',
    (value) => {
      expect(readSearchNames(value)).toEqual([]);
    },
  );
});

describe('[5.2] a name with a slip', () => {
  test.each([
    ['baqrah', '2:1-286'],
    ['al mulc', '67:1-30'],
    ['Rehman', '55:1-78'],
    ['fateha', '1:1-7'],
    ['muzamil', '73:1-20'],
    ['الكهق', '18:1-110'],
    ['baqrah 255', '2:255'],
    ['ayatal korsi', '2:255'],
    ['trone verse', '2:255'],
  ])('[5.2] %s is near %s', (typed, verses) => {
    expect(versesOf(book.near(typed))).toEqual([verses]);
  });

  test.each(['zzzz', 'music', 'hud1', 'baqrah 287', ''])('[5.2] %s is near none', (typed) => {
    expect(book.near(typed)).toBeNull();
  });

  test('[5.2] what is the name of something is no slip of another name', () => {
    expect(openNames([]).near('sabr')).toMatchObject({ targets: [{ surah: 34 }] });
    expect(book.near('sabr')).toBeNull();
  });
});

describe('[5.2] a surah is known by what else it is called', () => {
  test.each([
    ['the cow', 2],
    ['Bani Israel', 17],
    ['tabarak', 67],
    ["bara'ah", 9],
    ['Ad-Dahr', 76],
    ['الإنشراح', 94],
    ['lahab', 111],
    ['Zilzal', 99],
    ['joseph', 12],
  ])('[5.2] %s is surah %i', (typed, surah) => {
    expect(parseQuery(typed).target).toMatchObject({ kind: 'surah', surah });
  });

  test('[5.2] the cow 255 is a verse of it; a word of the text is none', () => {
    expect(parseQuery('the cow 255').target).toMatchObject({ verse: { surah: 2, ayah: 255 } });
    for (const word of ['cow', 'light', 'the dawn']) expect(parseQuery(word).target).toBeNull();
  });

  test('[5.2] no other name takes that of a surah', () => {
    for (const { number, nameEn, nameAr } of SURAHS) {
      for (const name of [nameEn, nameAr]) {
        expect([name, parseQuery(name).target]).toMatchObject([name, { surah: number }]);
      }
    }
  });
});
