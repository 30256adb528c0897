import { describe, expect, test } from 'vitest';
import { claimIn, replyTo } from '../../src/coach/claims.ts';
import { misquotes } from '../../src/coach/misquotes.ts';
import { keysOf } from '../../src/coach/references.ts';
import { corpusText } from './corpus-text.ts';
import { labelled } from './labelled.ts';

const claim = (message: string, surah: number) =>
  claimIn(message, surah, { text: corpusText(surah), lessons: [] });

describe('words that are put into a verse’s mouth', () => {
  test('[R10] a known misquote is named, with its source, in the language of the question', () => {
    const found = claim('2:256 says that apostates should be killed, right?', 2);
    expect(found).toEqual({ ref: '2:256', misquote: 'apostates' });
    const reply = found === null ? '' : replyTo(found, 'en');
    expect(reply).toContain('2:256 does not say that.');
    expect(reply).toContain('Sahih al-Bukhari 6922');
    expect(found === null ? '' : replyTo(found, 'ar')).toContain('لا تقول ذلك');
  });

  test('[R10] any other quotation that is not there is not found, and not called false', () => {
    const found = claim('does 2:255 say "the moon is made of blue glass and silver"?', 2);
    expect(found).toEqual({ ref: '2:255', misquote: null });
    expect(found === null ? '' : replyTo(found, 'en')).toBe(
      'I do not find these words in 2:255. Here it is.',
    );
  });

  test('[R10] of 228 true quotations none is denied, in Arabic or translated', () => {
    const denied = Array.from({ length: 114 }, (_, at) => at + 1).flatMap((surah) => {
      const { arabic, translation } = corpusText(surah);
      const ayah = Math.ceil(arabic.length / 2);
      return [arabic[ayah - 1], translation[ayah - 1]]
        .map((words: string | undefined) =>
          (words ?? '')
            .replaceAll(/["“”]/g, '')
            .split(/\s+/)
            .slice(0, 9)
            .join(' '),
        )
        .map((quoted) => `${surah}:${ayah} says "${quoted}", doesn't it?`)
        .filter((message) => claim(message, surah) !== null);
    });
    expect(denied).toEqual([]);
  });

  test('[R10] questions of study are not taken for claims', () => {
    const taken = labelled('study').filter(({ text }) => claim(text, 2) !== null);
    expect(taken).toEqual([]);
  });

  test('[5.1] the verses of every misquote exist, and every note has a language of the coach', () => {
    for (const { id, of = [], verse, ...notes } of misquotes) {
      for (const reference of verse === undefined ? of : [...of, verse]) {
        expect(keysOf(reference), id).toHaveLength(1);
      }
      for (const language of ['en', 'ar', 'ur'] as const) expect(notes[language], id).not.toBe('');
    }
    expect(new Set(misquotes.map(({ id }) => id)).size).toBe(misquotes.length);
  });
});
