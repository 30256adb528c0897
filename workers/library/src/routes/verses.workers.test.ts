import { quranVersesSchema } from '@fahm/contracts/quran/quran.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

describe('GET /api/quran/verses/{reference}', () => {
  test.each([
    ['2:255', '2:255', ['2:255']],
    ['112:1-3', '112:1-3', ['112:1', '112:2', '112:3']],
    ['113:4-114:2', '113:4-114:2', ['113:4', '113:5', '114:1', '114:2']],
    ['1:7-1:7', '1:7', ['1:7']],
    ['2%3A255', '2:255', ['2:255']],
  ])('[3.7] %s answers its verses and no other', async (asked, reference, keys) => {
    const response = await libraryUnderTest().ask(`/api/quran/verses/${asked}`);
    const reply = quranVersesSchema.parse(await response.json());
    expect(reply.reference).toBe(reference);
    expect(reply.verses.map(({ key }) => key)).toEqual(keys);
  });

  test('[3.7] a whole long surah is answered', async () => {
    const response = await libraryUnderTest().ask('/api/quran/verses/2:1-286');
    expect(quranVersesSchema.parse(await response.json()).verses).toHaveLength(286);
  });

  test.each(['0:1', '2:287', '115:1', '2', '2:5-1', '2:1,3', 'all', '1:1-'])(
    '[3.7] [5.1] %s names no verse: 404, never another verse',
    async (reference) => {
      const response = await libraryUnderTest().ask(`/api/quran/verses/${reference}`);
      expect(response.status).toBe(404);
      expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('not_found');
    },
  );

  test.each(['1:1-114:6', '2:1-3:20', '109:1-114:6'])(
    '[3.7] %s is too much at once: 422, and nobody is asked',
    async (reference) => {
      const { ask, requests } = libraryUnderTest();
      const response = await ask(`/api/quran/verses/${reference}?edition=en.asad`);
      expect(response.status).toBe(422);
      expect(await requests()).toEqual([]);
    },
  );
});
