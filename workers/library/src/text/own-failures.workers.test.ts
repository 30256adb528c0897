import { describe, expect, test } from 'vitest';
import { libraryUnderTest, type LibraryUnderTest } from '../../test/library-under-test.ts';
import { DEADLINES_MS } from '../deadlines.ts';

const surah = (edition: string, number = 112) => `/api/quran/surahs/${number}?edition=${edition}`;

const statusOf = async ({ ask }: LibraryUnderTest, path: string) => (await ask(path)).status;

/** When a pause is over, however long the machine takes for it. */
const SOON = { timeout: 15_000, interval: 300 };

const madeUp = (at: number) => surah(`xx.made-up-${at}`, 1 + (at % 114));

describe.concurrent('an edition that fails', () => {
  test.each(['500', '503', 'html', 'truncated', 'hung-half-way', 'down', 'hung'])(
    '[R9] [7.24] (%s) is left alone, and the others are answered at once',
    async (fault) => {
      const library = libraryUnderTest();
      await library.failFor('en.asad', fault);
      for (let time = 0; time < 6; time += 1) {
        expect(await statusOf(library, surah('en.asad', 100 + time))).toBe(503);
        expect(await statusOf(library, surah('en.pickthall', 100 + time))).toBe(200);
      }
      const asked = (await library.requests()).filter((path) => path.endsWith('en.asad'));
      expect(asked.length).toBeLessThanOrEqual(3);
      const started = Date.now();
      expect(await statusOf(library, surah('ur.jalandhry'))).toBe(200);
      expect(Date.now() - started).toBeLessThan(DEADLINES_MS.service);
    },
    20_000,
  );

  test('[R9] is asked again after its pause, and is well when it is', async () => {
    const library = libraryUnderTest();
    await library.failFor('en.asad', '500');
    expect(await statusOf(library, surah('en.asad'))).toBe(503);
    await library.failFor('en.asad', 'none');
    expect(await statusOf(library, surah('en.asad'))).toBe(503);
    await expect.poll(() => statusOf(library, surah('en.asad')), SOON).toBe(200);
    expect(await statusOf(library, surah('en.asad', 113))).toBe(200);
  });

  test('[R9] the service itself, when it answers no edition, is left alone as a whole', async () => {
    const library = libraryUnderTest();
    await library.ask('/api/quran/editions');
    await library.fail('down');
    const editions = ['en.asad', 'en.pickthall', 'ur.jalandhry', 'ar.muyassar', 'quran-uthmani'];
    for (const edition of editions) expect(await statusOf(library, surah(edition, 1))).toBe(503);
    const before = (await library.requests()).length;
    expect(await statusOf(library, surah('en.transliteration'))).toBe(503);
    expect((await library.requests()).length).toBe(before);
  });

  test('[7.24] a service that is asked for time is given it by all editions', async () => {
    const library = libraryUnderTest();
    await library.ask('/api/quran/editions');
    await library.fail('429', 'none');
    expect(await statusOf(library, surah('en.asad'))).toBe(503);
    expect(await statusOf(library, surah('en.pickthall'))).toBe(503);
    expect(await library.requests()).toHaveLength(2);
  });
});

describe.concurrent('made-up editions', () => {
  test('[7.24] however many, take no tokens of the real ones', async () => {
    const library = libraryUnderTest();
    const numbers = Array.from({ length: 100 }, (_, at) => at);
    const answers = await Promise.all(numbers.map((at) => library.ask(madeUp(at))));
    expect(answers.every(({ status }) => status === 404 || status === 503)).toBe(true);
    for (const edition of ['en.asad', 'en.pickthall', 'ur.jalandhry', 'ar.muyassar']) {
      expect(await statusOf(library, surah(edition))).toBe(200);
    }
    const paths = await library.requests();
    expect(paths.filter((path) => path.includes('made-up')).length).toBeLessThanOrEqual(6);
    expect(paths.filter((path) => path === '/edition')).toHaveLength(1);
  });

  test('[7.24] while the list of editions cannot be had, cost an edition that was read before nothing', async () => {
    const library = libraryUnderTest();
    await library.failFor('/edition', '500');
    expect(await statusOf(library, surah('en.asad'))).toBe(200);
    for (let at = 0; at < 60; at += 1) await library.ask(madeUp(at));
    for (const number of [1, 2, 3]) {
      expect(await statusOf(library, surah('en.asad', number))).toBe(200);
    }
  });

  test('[7.24] while the list of editions cannot be had, they share a small token bucket of their own', async () => {
    const library = libraryUnderTest();
    await library.failFor('/edition', '500');
    for (let at = 0; at < 60; at += 1) await library.ask(madeUp(at));
    const asked = (await library.requests()).filter((path) => path.includes('made-up'));
    expect(asked.length).toBeLessThanOrEqual(6);
    await library.failFor('/edition', 'none');
    // Its pause is a second, or longer where it failed again after one.
    await expect.poll(() => statusOf(library, surah('en.asad')), SOON).toBe(200);
  }, 30_000);

  test('[7.24] the list is asked for once, and remembered without KV too', async () => {
    const library = libraryUnderTest();
    for (let at = 0; at < 20; at += 1) {
      expect(await statusOf(library, madeUp(at))).toBe(404);
      await library.kv.forget('v1/editions');
    }
    const paths = await library.requests();
    expect(paths.filter((path) => path === '/edition')).toHaveLength(1);
    expect(paths.filter((path) => path.includes('made-up')).length).toBeLessThanOrEqual(6);
  });
});
