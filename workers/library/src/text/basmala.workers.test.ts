import { quranSurahSchema } from '@fahm/contracts/quran/quran.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const ARABIC = 'quran-uthmani-kfgqpc';

describe('the basmala of editions of the text service', () => {
  test.each(['quran-uthmani', 'quran-simple'])(
    '[3.8] [7.24] %s: in 112 surahs it stands apart, and no verse differs from the corpus',
    async (edition) => {
      // The service is asked for all of them here, more than one isolate may ask at once.
      for (const { number } of SURAHS) {
        const { ask } = libraryUnderTest();
        const [served, own] = await Promise.all(
          [edition, ARABIC].map(async (id) => {
            const response = await ask(`/api/quran/surahs/${number}?edition=${id}`);
            return quranSurahSchema.parse(await response.json());
          }),
        );
        expect(served?.verses).toEqual(own?.verses);
        expect(served?.basmala).toBe(own?.basmala);
        expect(served?.basmala === null).toBe(number === 1 || number === 9);
      }
    },
    60_000,
  );

  test('[3.8] the opening is fetched once and kept like every surah', async () => {
    const { ask, requests, kv } = libraryUnderTest();
    for (const number of [2, 95, 97])
      await ask(`/api/quran/surahs/${number}?edition=quran-uthmani`);
    expect((await requests()).filter((path) => path === '/surah/1/quran-uthmani')).toHaveLength(1);
    expect(await kv.keys()).toContain('v1/surah/quran-uthmani/1');
  });

  test.each(['ar.muyassar', 'en.asad'])(
    '[3.8] %s is no Arabic text of the Qur’an: nothing is taken out, nobody is asked for 1:1',
    async (edition) => {
      const { ask, requests } = libraryUnderTest();
      const response = await ask(`/api/quran/surahs/95?edition=${edition}`);
      expect(quranSurahSchema.parse(await response.json()).basmala).toBeNull();
      expect(await requests()).toEqual([`/surah/95/${edition}`]);
    },
  );
});
