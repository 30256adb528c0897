import { audioEditionListSchema } from '@fahm/contracts/audio/audio-editions.ts';
import { BUILT_IN_RECITERS } from '@fahm/contracts/audio/built-in-reciters.ts';
import { editionListSchema } from '@fahm/contracts/quran/quran.ts';
import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

type AnyList = { editions: { identifier: string }[] };

const listOf = async (response: Response) => editionListSchema.parse(await response.json());
const ids = ({ editions }: Awaited<ReturnType<typeof listOf>>) =>
  editions.map(({ identifier }) => identifier);

/** Ids of the Arabic recitations that may be kept. */
const downloadable = async (change?: Record<string, unknown>) => {
  const path = '/api/quran/editions?format=audio&language=ar';
  const response = await libraryUnderTest(change).ask(path);
  const { editions } = audioEditionListSchema.parse(await response.json());
  return editions.filter((e) => e.downloadable).map((e) => e.identifier);
};

describe('GET /api/quran/editions', () => {
  test('[7.24] built-in editions come first, those of the service follow, none twice', async () => {
    const list = await listOf(await libraryUnderTest().ask('/api/quran/editions'));
    expect(list.complete).toBe(true);
    expect(ids(list).slice(0, 2)).toEqual(['quran-uthmani-kfgqpc', BUILT_IN_TRANSLATION.id]);
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

  test.each([
    ['ar', { 'ar.alafasy': [64, 128], 'ar.husary': [64, 128] }],
    ['en', { 'en.walk': [192] }],
    ['ur', { 'ur.khan': [64] }],
  ])('[3.9] the recitations in %s tell their qualities', async (language, qualities) => {
    const path = `/api/quran/editions?format=audio&language=${language}`;
    const response = await libraryUnderTest().ask(path);
    const { editions, complete } = audioEditionListSchema.parse(await response.json());
    expect(complete).toBe(true);
    expect(Object.fromEntries(editions.map((e) => [e.identifier, e.availableBitrates]))).toEqual(
      qualities,
    );
  });

  test('[3.9] a recitation of which there is no file is not offered, a text has no qualities', async () => {
    const list = await (await libraryUnderTest().ask('/api/quran/editions')).json<AnyList>();
    expect(list.editions.map(({ identifier }) => identifier)).not.toContain('de.unheard');
    const [text] = list.editions;
    expect(text).not.toHaveProperty('availableBitrates');
  });

  test('[2.11.3] a recitation may be kept when the operator names it, and else may not', async () => {
    expect(await downloadable()).toEqual([]);
    expect(await downloadable({ DOWNLOADABLE_RECITATIONS: ' ar.alafasy  en.walk ' })).toEqual([
      'ar.alafasy',
    ]);
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
    expect(ids(list)).toEqual(['quran-uthmani-kfgqpc', BUILT_IN_TRANSLATION.id]);
  });

  test('[8.6] while the service is away the five built-in reciters are an incomplete, unstored list', async () => {
    const { ask, fail } = libraryUnderTest();
    await fail('500');
    const response = await ask('/api/quran/editions?format=audio&language=ar');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const list = audioEditionListSchema.parse(await response.json());
    expect(list).toEqual({ editions: BUILT_IN_RECITERS, complete: false });
  });

  test.each(['en', 'ur'])(
    '[8.6] while the service is away there is an empty list of reciters in %s',
    async (language) => {
      const { ask, fail } = libraryUnderTest();
      await fail('hung');
      const response = await ask(`/api/quran/editions?format=audio&language=${language}`);
      expect(await response.json()).toEqual({ editions: [], complete: false });
    },
  );

  test('[8.6] while the service is away a list of texts that nothing fits is 503', async () => {
    const { ask, fail } = libraryUnderTest();
    await fail('500');
    const response = await ask('/api/quran/editions?format=text&language=ur');
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
