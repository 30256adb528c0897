import { SURAHS } from '@fahm/quran/surahs.ts';
import { stringify } from 'yaml';
import { SAMPLE } from './sample.ts';

// Lessons of as many surahs as one likes in the second form, as long as written ones are, without a fault: to
// measure the check and to compare its ways. Its words are made of syllables and say nothing.

type Json = Record<string, unknown>;
const SOURCES = [{ quran: '2:255' }];
const SYLLABLES = 'ba ce di fo gu ha ke li mo nu pa re si to vu'.split(' ');
const VERSES_OF_A_PASSAGE = 7;
const VERSES_OF_A_CONCEPT = 4;
/** Of one surah the API answers no more. */
const MAX_CARDS = 380;

/** A made-up word of six letters; there are 3,375. */
const wordOf = (n: number): string =>
  [n, Math.floor(n / 15), Math.floor(n / 225)].map((it) => SYLLABLES[it % 15] ?? '').join('');

const wordsBy = (draw: () => number, count: number): string =>
  Array.from({ length: count }, () => wordOf(Math.floor(3375 * draw()))).join(' ');

/** The same words for the same seed, a few of them often and most of them rarely, as in a language. */
function writer(seed: number) {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    prose: (count: number) => wordsBy(() => random() ** 3, count),
    /** No word more often than another. */
    even: (count: number) => wordsBy(random, count),
  };
}

type Writer = ReturnType<typeof writer>;
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));
const id3 = (n: number): string => String(n).padStart(3, '0');

const ranges = (verses: number, length: number): { from: number; to: number }[] =>
  many(Math.ceil(verses / length), (at) => ({
    from: at * length + 1,
    to: Math.min(verses, (at + 1) * length),
  }));

const referenceOf = (surah: number, { from, to }: { from: number; to: number }): string =>
  from === to ? `${surah}:${from}` : `${surah}:${from}-${to}`;

function wholeOf(surah: number, verses: number, { prose }: Writer): Json {
  const parts = ranges(verses, VERSES_OF_A_PASSAGE);
  return {
    setting: { period: 'makkan', certainty: 'most', text: prose(60), sources: SOURCES },
    theme: prose(12),
    overview: prose(180),
    virtues: [],
    passages: parts.map((range, at) => ({
      id: `p${id3(surah)}-${at + 1}`,
      verses: referenceOf(surah, range),
      title: prose(5),
      sentence: prose(18),
      leads: at === parts.length - 1 ? undefined : prose(14),
    })),
  };
}

const conceptsOf = (surah: number, verses: number, { prose }: Writer): Json[] =>
  ranges(verses, VERSES_OF_A_CONCEPT).map((range, at) => ({
    id: `c${id3(surah)}-${at + 1}`,
    title: prose(6),
    summary: `${prose(90)}\n\n${prose(90)}`,
    learningObjectives: [prose(12), prose(12)],
    verses: [referenceOf(surah, range)],
    tags: ['core'],
    words: many(3, () => ({
      word: `${surah}:${range.from}:1`,
      lexeme: `word-${id3(surah)}`,
      sense: 'one',
      here: prose(24),
    })),
    readings: many(2, () => ({
      view: prose(30),
      who: prose(5),
      ground: prose(20),
      sources: [{ work: 'Ibn Kathir, Tafsir', at: `on ${surah}:${range.from}` }],
    })),
    reflect: prose(20),
    act: prose(20),
    sources: SOURCES,
  }));

function cardsOf(surah: number, verses: number, { prose, even }: Writer): Json[] {
  const count = Math.max(4, Math.min(MAX_CARDS, Math.ceil(verses * 1.3)));
  return many(count, (at) => {
    const verse = Math.floor((at * verses) / count) + 1;
    const last = Math.max(verse, Math.floor(((at + 1) * verses) / count));
    const card = {
      id: `f${id3(surah)}-${id3(at + 1)}`,
      prompt: `${even(12)} ${surah}:${verse}?`,
      explanation: prose(45),
      verses: [referenceOf(surah, { from: verse, to: last })],
      concepts: [`c${id3(surah)}-${Math.ceil(verse / VERSES_OF_A_CONCEPT)}`],
    };
    // Choices of one length, of words that come seldom: nothing gives the right one away.
    const distractors = many(4, (n) => ({ text: even(6), rightFor: n === 0 ? '2:255' : '1:1' }));
    if (at % 4 === 3) return { ...card, type: 'truefalse', correct: at % 8 === 3 };
    if (at % 4 === 2) return { ...card, type: 'recall', points: many(4, () => prose(8)) };
    return { ...card, type: 'mcq', correct: even(6), distractors };
  });
}

const masteryOf = (surah: number, cards: readonly Json[], { prose }: Writer): Json => ({
  id: `m${id3(surah)}`,
  sections: many(Math.min(20, Math.ceil(cards.length / 12)), (section) => ({
    name: prose(6),
    objectives: many(4, (at) => ({
      id: `m${id3(surah)}-o${section + 1}-${at + 1}`,
      text: prose(14),
      cards: cards.slice(section * 12 + at * 3, section * 12 + at * 3 + 3).map(({ id }) => id),
    })),
  })),
});

const lexemeOf = (surah: number): Json => ({
  id: `word-${id3(surah)}`,
  root: null,
  headword: `word${surah}`,
  partOfSpeech: 'particle',
  senses: [{ id: 'one', gloss: 'one' }],
});

function surahFiles(surah: number): [path: string, value: unknown][] {
  const verses = SURAHS[surah - 1]?.versesCount ?? 0;
  const words = writer(surah);
  const cards = cardsOf(surah, verses, words);
  const folder = `surah/${id3(surah)}`;
  return [
    [`${folder}/surah.yaml`, wholeOf(surah, verses, words)],
    [`${folder}/concepts.yaml`, conceptsOf(surah, verses, words)],
    [`${folder}/cards.yaml`, cards],
    [`${folder}/mastery.yaml`, masteryOf(surah, cards, words)],
    [`words/${id3(surah)}.yaml`, [lexemeOf(surah)]],
  ];
}

/** Texts of content with lessons of these surahs. */
export function writtenTexts(surahs: readonly number[]): Map<string, string> {
  const files = [...Object.entries(SAMPLE), ...surahs.flatMap(surahFiles)];
  return new Map(files.map(([path, value]) => [path, stringify(value, { lineWidth: 100 })]));
}
