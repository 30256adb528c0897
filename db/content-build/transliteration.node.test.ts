import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import { transliterationLines } from './rules/transliteration/check.ts';
import { LESSONS, SAMPLE, sampleConcept, sampleFigure, sampleTexts } from './testing/sample.ts';
import { secondConcept, secondForm } from './testing/second-form.ts';

type Json = Record<string, unknown>;
const told = (faults: readonly { file: string; line: number; message: string }[]) =>
  faults.map(({ file, line, message }) => `${file}:${line} ${message}`);

const faultsWith = (change: Json) => told(buildContent(sampleTexts(change)).faults);
const biography = (text: string, more: Json = {}) => ({
  'figures/fig_a.yaml': { ...sampleFigure('fig_a'), biography: text, ...more },
});
const inUmrah = (details: string) => {
  const { parts, steps } = SAMPLE['guides/umrah.yaml'];
  return { 'guides/umrah.yaml': { parts, steps: steps.with(0, { ...steps[0], details }) } };
};
const names = SAMPLE['guides/names.yaml'];
const WITH_NAMES = {
  'guides/names.yaml': {
    ...names,
    names: names.names
      .with(0, { ...names.names[0], transliteration: 'Ar-Raḥmān' })
      .with(1, { ...names.names[1], transliteration: 'Aṣ-Ṣamad' }),
  },
};

describe('names in prose are written in one way', () => {
  const misspelt: [text: string, message: RegExp][] = [
    ['As at-Tirmidhi says.', /"at-Tirmidhi": the article in prose is al-/],
    ["Ash-Shafi'i holds it.", /"Ash-Shafi'i": the article in prose is al-/],
    ['Aḍ-Ḍaḥḥāk holds it.', /"Aḍ-Ḍaḥḥāk": the article/],
    ['Abd ar-Rahman ibn Awf.', /"Abd ar-Rahman": the article in a person's name is al-/],
    ['In surah al-Rum.', /Surah al-Rum stands in the index as Ar-Rum/],
    ['In the Qur’an.', /"Qur’an": ayn and hamza/],
    ['In Rabi‘ al-Awwal.', /"Rabi‘": ayn and hamza/],
    ['From Mecca.', /"Mecca" is written Makkah/],
    ['Moses spoke.', /"Moses" is written Musa/],
    ['Told by al-Ṭabarī.', /"al-Ṭabarī": names in prose have plain letters/],
    ['Told by ʿUmar.', /"ʿUmar": names in prose have plain letters/],
  ];

  test.each(misspelt)('%s', (text, message) => {
    const faults = faultsWith({ ...WITH_NAMES, ...biography(text) });
    expect(faults.join()).toMatch(message);
    expect(faults.join()).toMatch(/^figures\/fig_a\.yaml:8 /);
  });

  test.each([
    "Sunan an-Nasa'i 5, and al-Nasa'i himself.",
    'Surah ar-Rum, surah at-Tawbah and an-Nas.',
    'The name ar-Rahman, and ar-Rahman’s mercy.',
    'Abd al-Rahman ibn Awf was at the well. An-nouncing is no name.',
    "The prophet’s house, they’re told, isn’t far; “Sa'd” said so.",
  ])('%s is right', (text) => {
    expect(faultsWith({ ...WITH_NAMES, ...biography(text) })).toEqual([]);
  });

  test('what is said or recognised by its sound has every letter; so do terms of the rites, in their guide', () => {
    expect(faultsWith(inUmrah('Ṭawāf around the Kaʿbah, and iḥrām.'))).toEqual([]);
    expect(faultsWith(inUmrah('As Asmāʾ was told.')).join()).toMatch(/"Asmāʾ": names in prose/);
    expect(faultsWith(biography('Around the Kaʿbah.')).join()).toMatch(/"Kaʿbah": names in prose/);
  });

  test('spellings that people may type are theirs', () => {
    expect(faultsWith(biography('He spoke.', { aliases: ['Moses', 'Mūsā', 'Musaa'] }))).toEqual([]);
  });
});

describe('a name has one spelling', () => {
  test('the rarer one is a fault', () => {
    const faults = faultsWith(biography("Ja'far came. Jafar left. Then Ja'far came back."));
    expect(faults).toEqual([`figures/fig_a.yaml:8 "Jafar" is written "Ja'far"`]);
  });

  test('the standard one is right, however rare', () => {
    const faults = faultsWith(biography("Ismail, Ismail and Isma'il. Abu Hanifa, Abu Hanifah."));
    expect(faults).toHaveLength(3);
    expect(new Set(faults)).toEqual(
      new Set([
        `figures/fig_a.yaml:8 "Ismail" is written "Isma'il"`,
        'figures/fig_a.yaml:8 "Hanifa" is written "Hanifah"',
      ]),
    );
  });

  test("words that merely look alike are two: said and Sa'id", () => {
    expect(faultsWith(biography("Said he: Sa'id is here. Sad is Sa'd. A and Ah."))).toEqual([]);
  });
});

describe('what is not a fault is told', () => {
  test('a surah of the first form may wait for its rewriting, one of the second may not', () => {
    const summary = 'It is told by at-Tirmidhi and others.';
    const first = {
      ...LESSONS,
      'surah/002/concepts.yaml': [{ ...sampleConcept('c002-one'), summary }],
    };
    const built = buildContent(sampleTexts(first));
    expect(built.faults).toEqual([]);
    expect(told(built.spellings.inFirstForm)).toEqual([
      'surah/002/concepts.yaml:3 "at-Tirmidhi": the article in prose is al-',
    ]);
    const second = secondForm({ 'surah/108/concepts.yaml': [secondConcept({ summary })] });
    expect(faultsWith(second).join('\n')).toMatch(/108\/concepts\.yaml:\d+ "at-Tirmidhi"/);
  });

  test('somebody judges what depends on the sense', () => {
    const change = biography(
      'Allah is the name. The verb khalaqnā. He is al-Samad; Abd al-Rahman.',
    );
    const { faults, spellings } = buildContent(sampleTexts({ ...WITH_NAMES, ...change }));
    expect(faults).toEqual([]);
    expect(transliterationLines(spellings)).toEqual([
      '    0 spellings to be mended where surahs of the first form are rewritten',
      '    3 spellings that are right or wrong by what is meant',
      '      figures/fig_a.yaml:8 "Allah": is the name itself meant?',
      '      figures/fig_a.yaml:8 "khalaqnā": is it told how the word sounds?',
      '      figures/fig_a.yaml:8 "al-Samad": as a name of God it is as-Samad',
    ]);
  });
});
