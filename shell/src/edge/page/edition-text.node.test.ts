import type { QuranVerses } from '@fahm/contracts/quran/quran.ts';
import { expect, test } from 'vitest';
import { editionText } from './edition-text.ts';

const verse = (key: string, text: string) => ({
  key,
  number: 1,
  surah: 112,
  numberInSurah: 1,
  text,
  juz: 30,
  page: 604,
  hizbQuarter: 240,
  ruku: 1,
  manzil: 7,
  sajda: null,
});

const reply: QuranVerses = {
  edition: {
    identifier: 'ur.someone',
    language: 'ur',
    name: 'کوئی',
    englishName: 'Someone',
    direction: 'rtl',
    format: 'text',
    type: 'translation',
    rights: 'unknown',
    credit: null,
  },
  reference: '112:1-2',
  verses: [verse('112:1', 'ایک'), verse('112:2', 'دو')],
};

/** A library that answers as it is told. */
const library = (answer: (url: string, init?: RequestInit) => Promise<Response>) => ({
  fetch: ((url: string, init?: RequestInit) => answer(url, init)) as Fetcher['fetch'],
});
const answering = (body: unknown, init?: ResponseInit) =>
  library(() => Promise.resolve(Response.json(body, init)));
const ask = (from: ReturnType<typeof library>) => editionText(from, 'ur.someone', '112:1-2');

test('a whole answer gives every verse, its version, and how long it may be kept', async () => {
  const headers = { etag: 'W/"abc-1"', 'cache-control': 'public, max-age=60' };
  const text = await ask(answering(reply, { headers }));
  expect(text?.verses.get('112:2')).toBe('دو');
  expect(text).toMatchObject({ version: 'Wabc1', maxAge: 60, edition: { language: 'ur' } });
});

test('one request is made, for the verses of the page and no more', async () => {
  const requested: string[] = [];
  await ask(library((url) => (requested.push(url), Promise.resolve(Response.json(reply)))));
  expect(requested).toEqual(['https://library/api/quran/verses/112:1-2?edition=ur.someone']);
});

test.each([
  ['another edition', { ...reply, edition: { ...reply.edition, identifier: 'en.sahih' } }],
  ['a verse less', { ...reply, verses: reply.verses.slice(1) }],
  ['an empty verse', { ...reply, verses: [verse('112:1', ' '), verse('112:2', 'دو')] }],
  ['another verse', { ...reply, verses: [verse('112:1', 'ایک'), verse('112:3', 'تین')] }],
  ['another shape', { verses: [] }],
])('[8.6] %s in place of what was asked for is no text', async (_what, body) => {
  expect(await ask(answering(body))).toBeNull();
});

test.each([404, 422, 500, 503, 204])(
  '[8.6] an answer with status %i is no text',
  async (status) => {
    const body = status === 204 ? null : JSON.stringify(reply);
    expect(await ask(library(() => Promise.resolve(new Response(body, { status }))))).toBeNull();
  },
);

test('[8.6] a page instead of JSON, and a library that is not there, are no text', async () => {
  expect(await ask(library(() => Promise.resolve(new Response('<!doctype html>'))))).toBeNull();
  expect(await ask(library(() => Promise.reject(new Error('no such service'))))).toBeNull();
});

test('[R9] a library that hangs is waited for 1.5 seconds and no longer', async () => {
  const begun = Date.now();
  const hung = library(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await ask(hung)).toBeNull();
  expect(Date.now() - begun).toBeGreaterThan(1400);
  expect(Date.now() - begun).toBeLessThan(4000);
});
