import { readUmrahGuide } from '@fahm/contracts/content/umrah-guide-file.ts';
import { describe, expect, test } from 'vitest';
import { umrahGuideFile } from './guide-file.ts';
import { sentencesOf } from './model.ts';

describe('details as bullets', () => {
  test('[2.21.2] a bullet is a sentence', () => {
    const texts = sentencesOf('Face it. Say the words (once). “Is it far?” Walk on!').map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['Face it.', 'Say the words (once).', '“Is it far?”', 'Walk on!']);
  });

  test('[2.21.2] sentences for men and for women are told apart, and lose the mark', () => {
    expect(sentencesOf('Walk. Men: walk fast here. Women: walk at ease.')).toEqual([
      { for: 'all', text: 'Walk.' },
      { for: 'men', text: 'walk fast here.' },
      { for: 'women', text: 'walk at ease.' },
    ]);
  });

  test('a number, an abbreviation in lower case and a pause are no end of a sentence', () => {
    expect(sentencesOf('Walk 1.5 km, i.e. twenty minutes; rest.')).toHaveLength(1);
  });
});

test('[7.23] [3.21] the public file has the specified keys alone, and reads back', () => {
  const step = {
    id: 'a',
    part: 2,
    title: 'T',
    description: 'D',
    details: 'E.',
    differences: null,
    sources: [{ quran: '2:196' }],
  };
  const dua = { arabic: 'ب', quran: null, transliteration: 'b', translation: 'B' };
  const file = umrahGuideFile({
    parts: [],
    steps: [
      { ...step, dua: null },
      { ...step, dua },
    ],
  });
  expect(file.umrah_guide).toEqual([
    { part: 2, title: 'T', description: 'D', details: 'E.' },
    {
      part: 2,
      title: 'T',
      description: 'D',
      dua_arabic: 'ب',
      dua_transliteration: 'b',
      dua_translation: 'B',
      details: 'E.',
    },
  ]);
  expect(readUmrahGuide(file).map(({ id, part }) => [id, part])).toEqual([
    [1, 2],
    [2, 2],
  ]);
});
