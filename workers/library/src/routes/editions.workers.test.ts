import { editionListSchema } from '@fahm/contracts/quran.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

const listOf = async (response: Response) => editionListSchema.parse(await response.json());
const ids = ({ editions }: Awaited<ReturnType<typeof listOf>>) =>
  editions.map(({ identifier }) => identifier);

describe('GET /api/quran/editions', () => {
  test('[7.24] built-in editions come first, those of the service follow, none twice', async () => {
    const list = await listOf(await libraryUnderTest().ask('/api/quran/editions'));
    expect(list.complete).toBe(true);
    expect(ids(list).slice(0, 2)).toEqual(['quran-uthmani-kfgqpc', 'en.sahih']);
    expect(ids(list)).toContain('ur.jalandhry');
    expect(new Set(ids(list)).size).toBe(list.editions.length);
  });

  test('[7.24] all filters must fit', async () => {
    const { ask } = libraryUnderTest();
    const audio = await listOf(
      await ask('/api/quran/editions?format=audio&language=ar&type=versebyverse'),
    );
    expect(ids(audio)).toEqual(['ar.alafasy', 'ar.husary']);
    const urdu = await listOf(
      await ask('/api/quran/editions?format=audio&language=ur&type=translation'),
    );
    expect(ids(urdu)).toEqual(['ur.khan']);
    expect(ids(await listOf(await ask('/api/quran/editions?language=xx')))).toEqual([]);
  });

  test('[3.9] recitations of a translation are not among the translations to read', async () => {
    const { ask } = libraryUnderTest();
    const list = await listOf(await ask('/api/quran/editions?format=text&type=translation'));
    expect(list.editions.every(({ direction }) => direction !== null)).toBe(true);
    expect(ids(list)).toContain('en.pickthall');
    expect(ids(list)).not.toContain('en.walk');
  });

  test('[3.9] rights are told where they are known', async () => {
    const { editions } = await listOf(
      await libraryUnderTest().ask('/api/quran/editions?format=text'),
    );
    const rights = Object.fromEntries(
      editions.map((e) => [e.identifier, [e.rights, e.credit !== null]]),
    );
    expect(rights).toMatchObject({
      'quran-uthmani-kfgqpc': ['republishable', true],
      'en.pickthall': ['public-domain', true],
      'en.asad': ['non-commercial', true],
      'ur.jalandhry': ['unknown', false],
    });
  });

  test('[7.24] one list is fetched, once, whatever is filtered', async () => {
    const { ask, requests } = libraryUnderTest();
    for (const query of ['', '?format=audio', '?language=en', '?type=quran']) {
      await ask(`/api/quran/editions${query}`);
    }
    expect(await requests()).toEqual(['/edition']);
  });

  test('[8.6] while the service is away the built-in ones are an incomplete, unstored list', async () => {
    const { ask, fail } = libraryUnderTest();
    await fail('down');
    const response = await ask('/api/quran/editions?format=text');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const list = await listOf(response);
    expect(list.complete).toBe(false);
    expect(ids(list)).toEqual(['quran-uthmani-kfgqpc', 'en.sahih']);
  });

  test('[8.6] while the service is away a list of reciters is 503: the caller has its own', async () => {
    const { ask, fail } = libraryUnderTest();
    await fail('500');
    const response = await ask('/api/quran/editions?format=audio');
    expect(response.status).toBe(503);
    expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe('unavailable');
  });

  test('[8.6] an old copy of the list is better than none, and says that it is old', async () => {
    const { ask, fail, kv, restart } = libraryUnderTest();
    await ask('/api/quran/editions');
    await kv.age();
    await fail('html');
    restart();
    const response = await ask('/api/quran/editions?format=audio&language=en');
    expect(response.headers.get('x-text-copy')).toBe('stale');
    expect(ids(await listOf(response))).toEqual(['en.walk']);
  });
});
