import { describe, expect, test } from 'vitest';
import arabic from 'quran-db/utils/quran_text.js';
import translation from 'quran-db/utils/translations/en_saheeh.js';
import { assembleCorpus } from './assemble.ts';

const last = arabic.at(-1) ?? { surah_number: 0, verse_number: 0, content: '' };

describe('[3.8] what the sources must hold', () => {
  test('[3.8] a missing or empty verse is named', () => {
    expect(() => assembleCorpus(arabic.slice(0, -1), translation)).toThrow(
      'Arabic source has no text for 114:6',
    );
    const emptied = translation.map((verse, index) =>
      index === 7 ? { ...verse, content: '' } : verse,
    );
    expect(() => assembleCorpus(arabic, emptied)).toThrow('translation source has no text for 2:1');
  });

  test('[3.8] a verse too many is named, whether doubled or beyond the end of its surah', () => {
    expect(() => assembleCorpus([...arabic, last], translation)).toThrow('114:6 twice');
    const beyond = [...arabic, { ...last, verse_number: 7 }];
    expect(() => assembleCorpus(beyond, translation)).toThrow('114:7, which does not exist');
  });

  test('[3.8] the order of a source does not matter', () => {
    expect(assembleCorpus(arabic.toReversed(), translation)).toEqual(
      assembleCorpus(arabic, translation.toReversed()),
    );
  });
});
