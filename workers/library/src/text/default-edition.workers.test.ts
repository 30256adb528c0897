import { SURAHS } from '@fahm/quran/surahs.ts';
import { BUILT_IN_TRANSLATION } from '@fahm/quran/built-in-translation.ts';
import { describe, expect, test } from 'vitest';
import { libraryUnderTest } from '../../test/library-under-test.ts';

/** A namespace that counts whatever is wanted of it, and gives nothing. */
function poisonedKv() {
  const touched: string[] = [];
  const kv = new Proxy(
    {},
    {
      has: () => true,
      get: (_, property) => {
        touched.push(String(property));
        throw new Error('KV was touched');
      },
    },
  );
  return { kv, touched };
}

describe('the built-in editions', () => {
  test('[P21] [R9] all surahs, pages and references cost no KV call and no call to anybody', async () => {
    const { kv, touched } = poisonedKv();
    const { ask, requests } = libraryUnderTest({ TEXT: kv });
    const editions = ['', `?edition=${BUILT_IN_TRANSLATION.id}`, '?edition=quran-uthmani-kfgqpc'];
    const paths = [
      ...SURAHS.map(({ number }) => `surahs/${number}`),
      ...Array.from({ length: 604 }, (_, index) => `pages/${index + 1}`),
      'verses/2:255',
      'verses/113:1-114:6',
    ];
    for (const edition of editions) {
      for (const path of paths) {
        expect((await ask(`/api/quran/${path}${edition}`)).status).toBe(200);
      }
    }
    expect(touched).toEqual([]);
    expect(await requests()).toEqual([]);
  }, 60_000);

  test('[P21] the poison works: another edition touches KV, and is answered all the same', async () => {
    const { kv, touched } = poisonedKv();
    const { ask } = libraryUnderTest({ TEXT: kv });
    expect((await ask('/api/quran/surahs/1?edition=en.asad')).status).toBe(200);
    expect(touched).toContain('getWithMetadata');
  });

  test('[P21] an operator may make another edition the default', async () => {
    const { ask } = libraryUnderTest({ DEFAULT_TRANSLATION: 'en.pickthall' });
    const reply = await (await ask('/api/quran/surahs/112')).json();
    expect(reply).toMatchObject({ edition: { identifier: 'en.pickthall' } });
  });
});
