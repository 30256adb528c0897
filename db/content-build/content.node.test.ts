import { readVerse } from '@fahm/quran/corpus.ts';
import { describe, expect, test } from 'vitest';
import { buildContent } from './content.ts';
import {
  LESSONS,
  SAMPLE,
  sampleEvent,
  sampleFigure,
  sampleStep,
  sampleTexts,
} from './testing/sample.ts';

const faultsWith = (change: Record<string, unknown>) =>
  buildContent(sampleTexts(change)).faults.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
const timeline = (change: Record<string, unknown>) => ({
  'guides/timeline.yaml': SAMPLE['guides/timeline.yaml'].with(3, { ...sampleEvent(3), ...change }),
});
const figure = (change: Record<string, unknown>) => ({
  'figures/fig_a.yaml': { ...sampleFigure('fig_a'), ...change },
});
const umrah = (change: Record<string, unknown>) => ({
  'guides/umrah.yaml': { ...SAMPLE['guides/umrah.yaml'], ...change },
});
const dua = (change: Record<string, unknown>) => {
  const { steps, closing } = SAMPLE['guides/dua.yaml'];
  return { 'guides/dua.yaml': { closing, steps: steps.with(0, { ...steps[0], ...change }) } };
};

describe('content without a fault', () => {
  const { content, faults } = buildContent(sampleTexts());

  test('is built', () => {
    expect(faults).toEqual([]);
    expect(content?.timeline).toHaveLength(29);
    expect(content?.dua.steps).toHaveLength(30);
    expect(content?.names.names).toHaveLength(99);
  });

  test('a du’a that is a verse gets its Arabic from the corpus, letter by letter', () => {
    expect(content?.umrah.steps[0]?.dua?.arabic).toBe(readVerse(2, 201).arabic);
    expect(content?.dua.steps[0]?.example.arabic).toBe(readVerse(1, 5).arabic);
  });

  test('Arabic that was typed gets the sukun that the font of the pages draws', () => {
    const change = { dua: { arabic: 'بِسْمِ، رَبٍّ', transliteration: 'B', translation: 'In' } };
    const steps = SAMPLE['guides/umrah.yaml'].steps.with(0, { ...sampleStep(1), ...change });
    const built = buildContent(sampleTexts(umrah({ steps }))).content;
    expect(built?.umrah.steps[0]?.dua?.arabic).toBe('بِسۡمِ رَبٍّ');
  });

  test('[3.13] [3.14] a figure comes out under one name a field', () => {
    const [first] = content?.figures ?? [];
    expect(first).toMatchObject({ id: 'fig_a', primaryNameEn: 'Somebody', tribeOrNation: null });
    expect(first?.keyEpisodes[0]).toHaveProperty('pitfalls_or_misreadings', []);
    expect(first?.family).toEqual({
      father: null,
      mother: null,
      spouses: [],
      formerSpouses: [],
      siblings: [],
      children: [],
    });
  });

  test('[2.12] what people would ask is built by the lesson that answers it', () => {
    const asked = { 'asked/002.yaml': { 'c002-one': QUESTIONS } };
    const built = buildContent(sampleTexts({ ...LESSONS, ...asked })).content;
    expect(built?.asked).toEqual({ 'c002-one': QUESTIONS });
  });

  test('has words of every day, for the search alone', () => {
    const everyday = [{ words: ['ant'], ur: ['chunti'] }];
    const built = buildContent(sampleTexts({ ...LESSONS, 'everyday.yaml': everyday })).content;
    expect(built?.everyday).toEqual(everyday);
  });

  test('a story that names a figure is among its related stories', () => {
    const built = buildContent(sampleTexts(LESSONS)).content;
    expect(built?.figures[0]?.relatedStories).toEqual([
      { id: 's002-x', title: 'A story', surahNumber: 2 },
    ]);
  });
});

const QUESTIONS = { en: ['What is it about?'], ar: ['ما موضوعها؟'], ur: ['یہ کس بارے میں ہے؟'] };

describe('a fault is named with its file and line, and nothing is built', () => {
  const events = SAMPLE['guides/timeline.yaml'];
  const names = SAMPLE['guides/names.yaml'];
  const planted: [claim: string, change: Record<string, unknown>, message: RegExp][] = [
    ['[9.16] 28 events', { 'guides/timeline.yaml': events.slice(1) }, /timeline.yaml:1 .*29/],
    [
      'an event out of order',
      timeline({ year: 700, date: '700 CE (81 AH)', duringLife: false }),
      /timeline\.yaml:\d+ 574 stands after 700/,
    ],
    ['a date of another year', timeline({ date: '580 CE (45 BH)' }), /does not begin with 573/],
    ['a life that was over', timeline({ year: 633, date: '633 CE (11 AH)' }), /633 is outside/],
    ['an unknown key', timeline({ tittle: 'x' }), /:\d\d 3\.tittle: Unknown key "tittle"/],
    ['no source', timeline({ sources: [] }), /3\.sources: Too small/],
    [
      'a hadith without a number',
      timeline({ sources: [{ hadith: 'Sahih Muslim' }] }),
      /names no collection and number/,
    ],
    [
      'an id that stands twice',
      timeline({ id: 'event-4' }),
      /Id "event-4" stands at guides\/timeline.yaml:\d+ too/,
    ],
    [
      '[5.1] a verse past the end',
      timeline({ quran: '2:287' }),
      /"2:287" names a verse that does not exist/,
    ],
    ['a reversed range', figure({ verses: ['2:5-1'] }), /"2:5-1" ends before it begins/],
    ['what is no reference', figure({ verses: ['2.5'] }), /is no verse reference/],
    [
      'a wrong verse in running words',
      figure({ biography: 'As in 3:201.' }),
      /"3:201" names a verse/,
    ],
    ['Arabic in prose', figure({ summary: 'The word رحمة.' }), /Arabic \("ر"\) outside/],
    ['Latin in an Arabic field', figure({ arabic: 'Musa' }), /"Musa" is not Arabic alone/],
    ['a letter that the font lacks', figure({ arabic: 'پيل' }), /does not draw U\+067e/],
    ['a figure that does not exist', figure({ family: { father: 'fig_b' } }), /No figure "fig_b"/],
    ['a file with the name of another', figure({ id: 'fig_c' }), /Id "fig_c" in the file of fig_a/],
    ['[9.14] 98 names', { 'guides/names.yaml': { ...names, names: names.names.slice(1) } }, /99/],
    [
      'a name twice',
      { 'guides/names.yaml': { ...names, names: names.names.with(5, names.names[4] ?? {}) } },
      /Name 6 is name 5 again/,
    ],
    [
      '[9.15] 29 steps of du’a',
      { 'guides/dua.yaml': { closing: 'x', steps: SAMPLE['guides/dua.yaml'].steps.slice(1) } },
      /30/,
    ],
    [
      'a question that no lesson answers',
      { ...LESSONS, 'asked/002.yaml': { 'c002-two': QUESTIONS } },
      /No concept, rule or story "c002-two"/,
    ],
    [
      'a word of every day in neither language',
      { ...LESSONS, 'everyday.yaml': [{ words: ['ant'] }] },
      /No word in either language/,
    ],
    [
      'a question that is asked twice',
      { ...LESSONS, 'asked/002.yaml': { 'c002-one': QUESTIONS, 's002-x': QUESTIONS } },
      /"What is it about\?" is asked twice/,
    ],
    [
      'a verse typed beside its reference',
      dua({ example: { text: 'x', arabic: 'ب', quran: '1:5', sources: [{ quran: '1:5' }] } }),
      /both arabic and quran/,
    ],
    [
      '[3.21] another title of a part',
      umrah({
        parts: SAMPLE['guides/umrah.yaml'].parts.with(0, { number: 1, title: 'Arrival in Makkah' }),
      }),
      /Part 1 is "Before the Journey"/,
    ],
    [
      '[B25] a step without a part',
      umrah({
        steps: [
          { ...sampleStep(1), part: undefined },
          ...SAMPLE['guides/umrah.yaml'].steps.slice(1),
        ],
      }),
      /steps\.0\.part/,
    ],
    [
      '[9.15] a part without a step',
      umrah({ steps: SAMPLE['guides/umrah.yaml'].steps.slice(0, 6).concat(sampleStep(6)) }),
      /has no step/,
    ],
    [
      'a key that stands twice',
      { 'figures/fig_a.yaml': 'id: fig_a\nid: fig_a\n' },
      /fig_a.yaml:2 .*unique/i,
    ],
    ['a file of no kind', { 'figures/notes.txt': 'x' }, /notes.txt:1 No such kind/],
  ];

  test.each(planted)('%s', (_, change, message) => {
    expect(faultsWith(change).join('\n')).toMatch(message);
    expect(buildContent(sampleTexts(change)).content).toBeNull();
  });

  test('the text of a verse, typed as if it were a narration', () => {
    const arabic = readVerse(2, 201).arabic;
    const change = figure({ arabic });
    expect(faultsWith(change).join()).toMatch(/text of 2:20\d: refer to it/);
  });

  test('a sentence of the translation, said as if in our own words', () => {
    const biography = readVerse(2, 255).translation;
    expect(faultsWith(figure({ biography })).join()).toMatch(
      /copied from the translation of \d+:\d+/,
    );
  });

  test('a guide that is not there', () => {
    const texts = sampleTexts();
    texts.delete('guides/umrah.yaml');
    const { content, faults } = buildContent(texts);
    expect(content).toBeNull();
    expect(faults).toEqual([
      { file: 'guides/umrah.yaml', line: 1, message: 'This guide is missing' },
    ]);
  });
});
