import { env } from 'cloudflare:workers';
import { faultOf } from '@fahm/domain/coach/scripture.ts';
import { expect, test } from 'vitest';
import { scriptureOf } from './scripture-of.ts';
import { createVerseSource, type LibraryBinding } from './verse-source.ts';

const library = (env as unknown as { LIBRARY: LibraryBinding }).LIBRARY;

test('[2.12] a model’s words are compared with the whole Qur’an, which an isolate reads once', async () => {
  const verses = createVerseSource(library);
  const scripture = await scriptureOf(verses);
  expect(scripture?.size).toBeGreaterThan(50_000);
  for (const surah of [1, 18, 55, 94, 114]) {
    const verse = (await verses.translation(surah))?.find((text) => text.split(' ').length > 5);
    expect(faultOf(`So remember: ${verse ?? ''}`, scripture ?? new Set())).not.toBeNull();
  }
  expect(faultOf('Patience grows when it is practised day by day.', scripture ?? new Set())).toBe(
    null,
  );
  expect(await scriptureOf(verses)).toBe(scripture);
});

test('while a part of the text is away, there is nothing to compare with', async () => {
  const half: LibraryBinding = {
    fetch: async (url, init) =>
      url.includes('/surahs/60') ? new Response(null, { status: 503 }) : library.fetch(url, init),
  };
  expect(await scriptureOf(createVerseSource(half))).toBeNull();
});
