import { quranPageSchema } from '@fahm/contracts/quran/quran.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const pageOf = async (response: Response) => quranPageSchema.parse(await response.json());

describe('GET /api/quran/pages/{number}', () => {
  test('[2.1] the 604 pages hold each of the 6,236 verses once and in order', async () => {
    const { ask } = libraryUnderTest();
    const numbers: number[] = [];
    for (let page = 1; page <= 604; page += 1) {
      const { verses } = await pageOf(await ask(`/api/quran/pages/${page}`));
      expect(verses.every((verse) => verse.page === page)).toBe(true);
      numbers.push(...verses.map(({ number }) => number));
    }
    expect(numbers).toEqual(Array.from({ length: 6236 }, (_, index) => index + 1));
  }, 60_000);

  test('[2.1] a page may hold several surahs, and has the basmala when one begins there', async () => {
    const { ask } = libraryUnderTest();
    const last = await pageOf(await ask('/api/quran/pages/604?edition=quran-uthmani-kfgqpc'));
    expect([...new Set(last.verses.map(({ surah }) => surah))]).toEqual([112, 113, 114]);
    expect(last.basmala).not.toBeNull();
    const inner = await pageOf(await ask('/api/quran/pages/42?edition=quran-uthmani-kfgqpc'));
    expect(inner.basmala).toBeNull();
  });

  test('[2.1] a page of another edition is made of its surahs, which are asked for once', async () => {
    const { ask, requests } = libraryUnderTest();
    const { edition, verses } = await pageOf(await ask('/api/quran/pages/604?edition=en.asad'));
    expect(edition.identifier).toBe('en.asad');
    expect(verses).toHaveLength(15);
    await ask('/api/quran/pages/604?edition=en.asad');
    await ask('/api/quran/surahs/113?edition=en.asad');
    expect((await requests()).toSorted()).toEqual(
      [112, 113, 114].map((number) => `/surah/${number}/en.asad`),
    );
  });

  test.each(['0', '605', '999', '042', 'x'])('[2.1] %s is no page: 404', async (number) => {
    expect((await libraryUnderTest().ask(`/api/quran/pages/${number}`)).status).toBe(404);
  });
});
