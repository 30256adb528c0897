import { readSurahText } from '@fahm/quran/corpus.ts';
import { writeTextFile } from '@fahm/quran/text/text-file.ts';
import { verifyArabic } from '@fahm/quran/text/verify-text.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createTextSource } from '../src/features/passage/text-source.ts';

const whole = writeTextFile(readSurahText(112));
/** One mark of the last verse is another. */
const damaged = whole.replace(/\u064E(?=[^\u064E]*$)/, '\u064F');
const verify = () => Promise.resolve(verifyArabic);
const { signal } = new AbortController();

/** A network that answers with these contents, one after the other, and notes how it was asked. */
function answerWith(...contents: string[]) {
  const requested: [url: string, cache: RequestCache | undefined][] = [];
  vi.stubGlobal('fetch', (url: string, { cache }: RequestInit) => {
    requested.push([url, cache]);
    return Promise.resolve(new Response(contents[requested.length - 1] ?? null));
  });
  return requested;
}

afterEach(() => vi.unstubAllGlobals());

test('[3.8] a text that is whole is fetched once, from any cache', async () => {
  const requested = answerWith(whole);
  const text = await createTextSource('/base/', verify)(112, signal);
  expect(text.arabic).toEqual(readSurahText(112).verses.map(({ arabic }) => arabic));
  expect(requested).toEqual([[expect.stringMatching(/^\/base\/text\/\w+\/112\.json$/), 'default']]);
});

test('[3.8] a damaged copy is refused, and fetched once more past every cache', async () => {
  const requested = answerWith(damaged, whole);
  expect((await createTextSource('', verify)(112, signal)).surah).toBe(112);
  expect(requested.map(([, cache]) => cache)).toEqual(['default', 'reload']);
});

test('[3.8] a text that stays damaged, is another surah’s or no text at all is never answered', async () => {
  const other = writeTextFile(readSurahText(113));
  for (const wrong of [damaged, other, whole.slice(0, -9), '<html>', 'null']) {
    answerWith(wrong, wrong);
    await expect(createTextSource('', verify)(112, signal)).rejects.toThrow('damaged');
  }
});
