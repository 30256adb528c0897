import { errorEnvelopeSchema } from '@fahm/contracts/errors.ts';
import { quranSurahSchema } from '@fahm/contracts/quran/quran.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { describe, expect, test } from 'vitest';
import { BROKEN_ASSETS } from '../../test/broken-assets.ts';
import { libraryUnderTest, type LibraryUnderTest } from '../../test/library-under-test.ts';
import { BROKEN_KV } from '../../test/scoped-kv.ts';

const DEFAULT = '/api/quran/surahs/112';
const OTHER = '/api/quran/surahs/112?edition=en.pickthall';
const LONGEST_WAIT_MS = 5000;

/** The answer, and that it came in time. */
async function inTime(library: LibraryUnderTest, path: string): Promise<Response> {
  const started = Date.now();
  const response = await library.answer(path);
  expect(Date.now() - started).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  return response;
}

async function expectText(response: Response, edition: string): Promise<void> {
  expect(response.status).toBe(200);
  const reply = quranSurahSchema.parse(await response.json());
  expect(reply.edition.identifier).toBe(edition);
  expect(reply.verses).toHaveLength(4);
}

async function expectError(response: Response, code: string): Promise<void> {
  expect(errorEnvelopeSchema.parse(await response.json()).error.code).toBe(code);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
}

const SERVICE_FAULTS = [
  ['down', 'unavailable'],
  ['hung', 'unavailable'],
  ['hung-half-way', 'unavailable'],
  ['truncated', 'unavailable'],
  ['broken', 'unavailable'],
  ['wrong-edition', 'not_found'],
  ['missing-verse', 'unavailable'],
  ['empty-verse', 'unavailable'],
  ['text-for-verses', 'unavailable'],
  ['html', 'unavailable'],
  ['html-as-json', 'unavailable'],
  ['redirect', 'unavailable'],
  ['500', 'unavailable'],
  ['503', 'unavailable'],
  ['429', 'unavailable'],
] as const;

describe.concurrent('a text service that fails', () => {
  test.each(SERVICE_FAULTS)(
    '[R9] [8.2] %s: the default text is untouched, another edition answers %s, nothing is kept',
    async (fault, code) => {
      const library = libraryUnderTest();
      await library.fail(fault);
      const [own, other] = await Promise.all([inTime(library, DEFAULT), inTime(library, OTHER)]);
      await expectText(own, BUILT_IN_TRANSLATION.id);
      await expectError(other, code);
      expect(await library.kv.keys()).toEqual([]);
    },
  );

  test.each(SERVICE_FAULTS)('[R9] %s: an old copy is answered and marked', async (fault) => {
    const library = libraryUnderTest();
    await expectText(await library.ask(OTHER), 'en.pickthall');
    await library.kv.age();
    await library.fail(fault);
    library.restart();
    const response = await inTime(library, OTHER);
    expect(response.headers.get('x-text-copy')).toBe('stale');
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    await expectText(response, 'en.pickthall');
  });

  test('[R9] a port that nobody listens on is like every other failure', async () => {
    const library = libraryUnderTest({ TEXT_SERVICE_URL: 'http://127.0.0.1:9/v1' });
    await expectError(await inTime(library, OTHER), 'unavailable');
    await expectText(await inTime(library, DEFAULT), BUILT_IN_TRANSLATION.id);
  });

  test.each(Object.entries(BROKEN_KV))(
    '[R9] pages and Arabic text, which need several calls, end in time with a KV that %s',
    async (_, TEXT) => {
      for (const path of ['pages/604', 'surahs/95', 'verses/113:1-114:6']) {
        const library = libraryUnderTest({ TEXT });
        await library.fail('hung');
        const response = await inTime(library, `/api/quran/${path}?edition=quran-uthmani`);
        await expectError(response, 'unavailable');
      }
    },
  );

  test('[R9] a slow service is waited for', async () => {
    const library = libraryUnderTest();
    await library.fail('slow');
    await expectText(await inTime(library, OTHER), 'en.pickthall');
  });
});

describe('all 114 surahs', () => {
  const { 'rejects every call': down, 'never answers': hung } = BROKEN_KV;

  test.each([
    ['down', down],
    ['hung', hung],
  ] as const)('[R9] are read while text service and KV are %s', async (fault, TEXT) => {
    const library = libraryUnderTest({ TEXT });
    await library.fail(fault);
    const replies = await Promise.all(
      SURAHS.map(({ number }) => inTime(library, `/api/quran/surahs/${number}`)),
    );
    for (const [at, { versesCount }] of SURAHS.entries()) {
      const reply = quranSurahSchema.parse(await replies[at]?.json());
      expect(reply.verses, `${at + 1}`).toHaveLength(versesCount);
    }
  });
});

describe.concurrent('a KV that fails', () => {
  const kinds = Object.entries(BROKEN_KV);

  test.each(kinds)('[R9] one that %s costs the other edition nothing but time', async (_, TEXT) => {
    const library = libraryUnderTest({ TEXT });
    const [own, other] = await Promise.all([inTime(library, DEFAULT), inTime(library, OTHER)]);
    await expectText(own, BUILT_IN_TRANSLATION.id);
    await expectText(other, 'en.pickthall');
  });

  test.each(kinds)(
    '[R9] one that %s, with a hung service: a typed error in time',
    async (_, TEXT) => {
      const library = libraryUnderTest({ TEXT });
      await library.fail('hung');
      const [own, other] = await Promise.all([inTime(library, DEFAULT), inTime(library, OTHER)]);
      await expectText(own, BUILT_IN_TRANSLATION.id);
      await expectError(other, 'unavailable');
    },
  );

  test('[R9] one that never answers keeps the second reader waiting no more', async () => {
    const library = libraryUnderTest({ TEXT: BROKEN_KV['never answers'] });
    await library.answer(OTHER);
    const started = Date.now();
    await expectText(await library.answer(OTHER), 'en.pickthall');
    expect(Date.now() - started).toBeLessThan(400);
  });

  test.each([
    ['not JSON', '<!doctype html>'],
    ['cut off', '{"edition":{"identifier":"en.pick'],
    ['of another shape', '{"verses":[]}'],
    ['empty', ''],
  ])('[R9] a kept copy that is %s is as good as none', async (_, text) => {
    const library = libraryUnderTest();
    await library.kv.write('v1/surah/en.pickthall/112', text);
    await expectText(await inTime(library, OTHER), 'en.pickthall');
    expect(await library.requests()).toContain('/surah/112/en.pickthall');
  });

  test('[R9] a kept copy of another edition or of fewer verses is as good as none', async () => {
    const library = libraryUnderTest();
    const other = libraryUnderTest();
    await other.ask('/api/quran/surahs/112?edition=en.asad');
    const copy = (await other.kv.read('v1/surah/en.asad/112')) ?? '';
    await library.kv.write('v1/surah/en.pickthall/112', copy);
    await expectText(await library.ask(OTHER), 'en.pickthall');
    await library.kv.write('v1/surah/en.asad/114', copy);
    const short = await library.ask('/api/quran/surahs/114?edition=en.asad');
    expect(quranSurahSchema.parse(await short.json()).verses).toHaveLength(6);
  });
});

describe.concurrent('assets that fail', () => {
  test.each(Object.entries(BROKEN_ASSETS))(
    '[R9] a binding that %s gives a typed error in time',
    async (_, ASSETS) => {
      const library = libraryUnderTest({ ASSETS });
      const response = await inTime(library, DEFAULT);
      await expectError(response, 'unavailable');
    },
  );
});
