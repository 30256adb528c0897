import { quranSurahSchema } from '@fahm/contracts/quran/quran.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const ARABIC = 'quran-uthmani-kfgqpc';

const surahOf = async (response: Response) => quranSurahSchema.parse(await response.json());

describe('GET /api/quran/surahs/{number}', () => {
  test('[7.24] without an edition it answers the default translation, with rights and credit', async () => {
    const { ask } = libraryUnderTest();
    const response = await ask('/api/quran/surahs/112');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const body: unknown = await response.json();
    const { edition, surah, basmala, verses } = quranSurahSchema.parse(body);
    expect(quranSurahSchema.parse(body)).toEqual(body);
    expect(edition).toMatchObject({
      identifier: BUILT_IN_TRANSLATION.id,
      credit: BUILT_IN_TRANSLATION.credit,
    });
    expect(surah).toMatchObject({ number: 112, nameEn: 'Al-Ikhlas', versesCount: 4 });
    expect(basmala).toBeNull();
    expect(verses.map(({ key }) => key)).toEqual(['112:1', '112:2', '112:3', '112:4']);
  });

  test('[3.8] every surah has all its verses in both built-in editions, none empty', async () => {
    const { ask } = libraryUnderTest();
    for (const edition of [BUILT_IN_TRANSLATION.id, ARABIC]) {
      let number = 0;
      for (const surah of SURAHS) {
        const { verses } = await surahOf(
          await ask(`/api/quran/surahs/${surah.number}?edition=${edition}`),
        );
        expect(verses).toHaveLength(surah.versesCount);
        for (const verse of verses) {
          number += 1;
          expect(verse.number).toBe(number);
          expect(verse.text.trim()).not.toBe('');
        }
      }
      expect(number).toBe(6236);
    }
  }, 60_000);

  test('[3.8] a verse says where it stands in the mushaf', async () => {
    const { ask } = libraryUnderTest();
    const { verses } = await surahOf(await ask('/api/quran/surahs/2'));
    expect(verses[254]).toMatchObject({
      key: '2:255',
      number: 262,
      juz: 3,
      page: 42,
      hizbQuarter: 17,
    });
    const { verses: sajda } = await surahOf(await ask('/api/quran/surahs/32'));
    expect(sajda[14]).toMatchObject({ sajda: 'obligatory', manzil: 5 });
    expect(sajda[13]?.sajda).toBeNull();
  });

  test('[3.8] the basmala stands apart in the Arabic edition, but for surahs 1 and 9', async () => {
    const { ask } = libraryUnderTest();
    const opening = await surahOf(await ask(`/api/quran/surahs/1?edition=${ARABIC}`));
    const cow = await surahOf(await ask(`/api/quran/surahs/2?edition=${ARABIC}`));
    const repentance = await surahOf(await ask(`/api/quran/surahs/9?edition=${ARABIC}`));
    expect([opening.basmala, repentance.basmala]).toEqual([null, null]);
    expect(cow.basmala).toBe(opening.verses[0]?.text);
    expect(cow.verses[0]?.text.startsWith(cow.basmala ?? '-')).toBe(false);
  });

  test.each(['0', '115', '02', 'two', '1.0', '%FF'])(
    '[7.24] what is no surah answers 404 not_found (%s)',
    async (number) => {
      const response = await libraryUnderTest().ask(`/api/quran/surahs/${number}`);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('not_found');
    },
  );

  test.each(['..%2Fsecret', 'EN', '', 'a%20b', '%00', 'x'.repeat(61)])(
    '[7.24] what is no id of an edition answers 422 and asks nobody (%s)',
    async (edition) => {
      const { ask, requests } = libraryUnderTest();
      const response = await ask(`/api/quran/surahs/1?edition=${edition}`);
      expect(response.status).toBe(422);
      expect(errorEnvelopeSchema.parse(await response.json()).error.message).toContain('edition');
      expect(await requests()).toEqual([]);
    },
  );
});
