import { expect, test } from 'vitest';
import { readVersesIn } from './read-verses.ts';

const stored = (text: string | null) => readVersesIn({ getItem: () => text });

test('[2.9.5] what was read is what the reader keeps of each surah', () => {
  const hasRead = stored(JSON.stringify({ seen: { 2: '1-20,255' } }));
  expect(['2:1', '2:20', '2:255'].every(hasRead)).toBe(true);
  expect(['2:21', '2:254', '3:1', '', '2'].some(hasRead)).toBe(false);
});

test.each([null, '', '{', '{}', '{"seen":null}', '{"seen":{"2":7}}'])(
  '[2.9.5] nothing was read where %s is kept',
  (text) => expect(stored(text)('2:1')).toBe(false),
);

test('[2.9.5] nothing was read in a browser that stores nothing', () => {
  expect(readVersesIn(null)('2:1')).toBe(false);
});
