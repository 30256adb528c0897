import { describe, expect, test } from 'vitest';
import { mayCarryBasmala, readServiceEditions, readServiceSurah } from './service.ts';

const edition = {
  identifier: 'en.pickthall',
  language: 'en',
  name: 'Pickthall',
  englishName: 'Mohammed Marmaduke William Pickthall',
  format: 'text',
  type: 'translation',
  direction: 'ltr',
};

const ayah = (index: number, text = `verse ${index}`) => ({
  number: 6221 + index,
  text,
  numberInSurah: index,
  juz: 30,
  sajda: index === 1 ? false : { id: 1, recommended: true, obligatory: false },
});

const data = { number: 112, ayahs: [1, 2, 3, 4].map((index) => ayah(index)), edition };
const request = { edition: 'en.pickthall', surah: 112, versesCount: 4, firstNumber: 6222 };
const list = (entries: unknown) => ({ code: 200, status: 'OK', data: entries });
const ok = (change: object = {}) => ({ code: 200, status: 'OK', data: { ...data, ...change } });

describe('a surah of the text service', () => {
  test('[7.24] the whole surah of the edition asked for is read, with its rights', () => {
    expect(readServiceSurah(ok(), request)).toEqual({
      kind: 'text',
      edition: {
        ...edition,
        rights: 'public-domain',
        credit: 'Marmaduke Pickthall, The Meaning of the Glorious Koran (1930). Public domain.',
      },
      texts: ['verse 1', 'verse 2', 'verse 3', 'verse 4'],
    });
  });

  test('[7.24] [8.2] another edition than the one asked for is not that edition', () => {
    const other = { ...edition, identifier: 'quran-simple', language: 'ar', type: 'quran' };
    expect(readServiceSurah(ok({ edition: other }), request).kind).toBe('other-edition');
  });

  test('[7.24] [8.2] 404 with a text for data is an edition the service does not have', () => {
    const value = { code: 404, status: 'NOT FOUND', data: 'Not found.' };
    expect(readServiceSurah(value, request).kind).toBe('other-edition');
  });

  test('[7.24] a byte order mark before the first verse is dropped, and only there', () => {
    const ayahs = [ayah(1, '\uFEFFone'), ayah(2, 't\uFEFFwo'), ayah(3), ayah(4)];
    expect(readServiceSurah(ok({ ayahs }), request)).toMatchObject({
      texts: ['one', 't\uFEFFwo', 'verse 3', 'verse 4'],
    });
  });

  test.each([
    ['a text instead of verses', ok({ ayahs: 'Offset is greater than the number of ayahs' })],
    ['one verse too few', ok({ ayahs: data.ayahs.slice(1) })],
    ['one verse too many', ok({ ayahs: [...data.ayahs, ayah(5)] })],
    ['a verse twice', ok({ ayahs: [ayah(1), ayah(2), ayah(2), ayah(4)] })],
    ['verses out of order', ok({ ayahs: [ayah(2), ayah(1), ayah(3), ayah(4)] })],
    ['an empty verse', ok({ ayahs: [ayah(1), ayah(2), ayah(3), ayah(4, ' ')] })],
    [
      'a verse that is no text',
      ok({ ayahs: [ayah(1), ayah(2), ayah(3), { ...ayah(4), text: 4 }] }),
    ],
    ['another surah', ok({ number: 113 })],
    ['no edition', ok({ edition: undefined })],
    ['another code', { ...ok(), code: 503 }],
    ['another status', { ...ok(), status: 'ERROR' }],
    ['an error that is not 404', { code: 500, status: 'ERROR', data: 'Sorry' }],
    ['no envelope', data],
    ['nothing', null],
    ['a page', '<!doctype html>'],
  ])('[7.24] [8.2] %s is unusable', (_, value) => {
    expect(readServiceSurah(value, request).kind).toBe('unusable');
  });

  test('[7.24] a commentary may leave a verse empty', () => {
    const tafsir = { ...edition, type: 'tafsir' };
    const ayahs = [ayah(1), ayah(2, ''), ayah(3), ayah(4)];
    expect(readServiceSurah(ok({ ayahs, edition: tafsir }), request).kind).toBe('text');
  });
});

describe('the list of editions', () => {
  const reciter = { ...edition, identifier: 'en.walk', format: 'audio', direction: null };

  test('[3.9] [7.24] recitations have no direction, and some have type translation', () => {
    expect(readServiceEditions(list([edition, reciter]))).toMatchObject([
      { identifier: 'en.pickthall', format: 'text', direction: 'ltr' },
      { identifier: 'en.walk', format: 'audio', type: 'translation', direction: null },
    ]);
  });

  test('[7.24] an entry that cannot be read costs that entry only', () => {
    const entries = [
      { ...edition, identifier: '../secret' },
      edition,
      null,
      { ...reciter, direction: '' },
    ];
    expect(readServiceEditions(list(entries))?.map(({ identifier }) => identifier)).toEqual([
      'en.pickthall',
      'en.walk',
    ]);
  });

  test.each([
    ['an empty list', list([])],
    ['a list without one readable entry', list([1, 2])],
    ['a text', list('Sorry')],
    ['an error', { code: 404, status: 'NOT FOUND', data: [edition] }],
  ])('[7.24] %s is no list', (_, value) => {
    expect(readServiceEditions(value)).toBeNull();
  });
});

test('[3.8] only Arabic text of the Qur’an itself may carry the basmala inside verse 1', () => {
  const [arabic, tafsir] =
    readServiceEditions({
      code: 200,
      status: 'OK',
      data: [
        {
          ...edition,
          identifier: 'quran-uthmani',
          language: 'ar',
          type: 'quran',
          direction: 'rtl',
        },
        { ...edition, identifier: 'ar.muyassar', language: 'ar', type: 'tafsir', direction: 'rtl' },
      ],
    }) ?? [];
  expect(arabic && mayCarryBasmala(arabic)).toBe(true);
  expect(tafsir && mayCarryBasmala(tafsir)).toBe(false);
});
