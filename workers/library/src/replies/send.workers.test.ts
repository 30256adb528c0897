import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

describe('caching', () => {
  test.each(['/api/quran/surahs/1', '/api/quran/pages/1', '/api/quran/verses/1:1'])(
    '[7.24] %s of a built-in edition may be kept for a day and has a strong ETag',
    async (path) => {
      const { headers } = await libraryUnderTest().ask(path);
      expect(headers.get('cache-control')).toBe(
        'public, max-age=86400, stale-while-revalidate=604800',
      );
      expect(headers.get('etag')).toMatch(/^"[0-9a-f]{16}-1"$/);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  test.each(['/api/quran/surahs/1', '/api/quran/surahs/1?edition=en.asad', '/api/quran/editions'])(
    '[7.24] %s answers 304 without a body to who has it, and 200 to who has another one',
    async (path) => {
      const { ask } = libraryUnderTest();
      const etag = (await ask(path)).headers.get('etag') ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const response = await ask(path, { headers: { 'if-none-match': known } });
        expect(response.status).toBe(304);
        expect(response.headers.get('etag')).toBe(etag);
        expect(response.headers.get('cache-control')).toContain('public');
        expect(await response.text()).toBe('');
      }
      const other = await ask(path, { headers: { 'if-none-match': '"other"' } });
      expect(other.status).toBe(200);
    },
  );

  test('[7.24] two editions of one surah have two ETags', async () => {
    const { ask } = libraryUnderTest();
    const etags = await Promise.all(
      ['en.sahih', 'quran-uthmani-kfgqpc', 'en.asad', 'en.pickthall'].map(async (edition) =>
        (await ask(`/api/quran/surahs/1?edition=${edition}`)).headers.get('etag'),
      ),
    );
    expect(new Set(etags).size).toBe(4);
  });

  test('[7.24] what the service answered may be kept for an hour', async () => {
    const { headers } = await libraryUnderTest().ask('/api/quran/surahs/1?edition=en.asad');
    expect(headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400');
  });
});
