import { composedOfLessons, type Language } from './fixed-replies.ts';
import type { Format } from './format.ts';
import type { ModelSegment } from './guard.ts';
import { isOpening, sentencesOf, type Passage } from './passage.ts';
import { clipped, keysOf } from './references.ts';
import { mayShow, type Retrieved } from './retrieve.ts';
import { searchWords } from './search/words.ts';

/** Some sentences of a passage: of which, from which one, and how many. */
type Extract = {
  type: 'lesson';
  id: string;
  from: number;
  count: number;
};

/** What an answer says: whole passages of a model's choice, or sentences of the lessons'. */
export type ComposedSegment = ModelSegment | Extract;

export type Composed = {
  segments: ComposedSegment[];
  /** Lessons to go on with. */
  further: string[];
};

/** Sentences that answer, unless another number is asked for. */
const SENTENCES = 2;
const MAX_SENTENCES = 8;
const MAX_POINTS = 7;
/** Most verses that stand in an answer; the sources name the others. */
const MAX_SHOWN = 5;
const MAX_REFERENCES = 2;
const MAX_FURTHER = 2;

/** What a lesson says first is what it is about. */
const OF_FIRST = 0.5;
/** What begins so leans on the sentence before. */
const LEANS =
  /^(?:It|He|She|They|This|That|These|Those|His|Her|Their|Its|And|But|So|Then|Others?|Another|Both|Here|There|Such|Yet|Or)\b/;
const OF_LEANING = 0.4;

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Words that tell what answers, each by how much: what stands in every sentence of a lesson tells nothing. */
type Wanted = ReadonlyMap<string, number>;

const weighed = (wanted: ReadonlySet<string>, passages: readonly Passage[]): Wanted => {
  const sentences = passages
    .flatMap(({ text }) => sentencesOf(text))
    .map((it) => new Set(searchWords(it)));
  return new Map(
    [...wanted].map((word) => [
      word,
      1 / Math.sqrt(Math.max(1, sentences.filter((own) => own.has(word)).length)),
    ]),
  );
};

type Candidate = Extract & { score: number; words: number };

/** Every run of `count` sentences in a passage, by how much of the question it has. */
const runsIn = (passage: Passage, wanted: Wanted, count: number): Candidate[] => {
  const sentences = sentencesOf(passage.text);
  const size = Math.min(count, sentences.length);
  return Array.from({ length: sentences.length - size + 1 }, (_, from) => {
    const text = sentences.slice(from, from + size).join(' ');
    const own = new Set(searchWords(text));
    const hits = [...wanted].reduce((sum, [word, one]) => sum + (own.has(word) ? one : 0), 0);
    const first = from === 0 && isOpening(passage) ? OF_FIRST : 0;
    const leaning = from > 0 && LEANS.test(text) ? OF_LEANING : 0;
    return {
      type: 'lesson',
      id: passage.id,
      from,
      count: size,
      score: hits + first - leaning,
      words: wordsIn(text),
    };
  });
};

const extract = ({ id, from, count }: Candidate): Extract => ({
  type: 'lesson',
  id,
  from,
  count,
});

const best = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.toSorted((a, b) => b.score - a.score);

/** The runs of so many sentences that an answer is chosen from. */
type Runs = (count: number) => Candidate[];

/** The longest run of at most so many words; the shortest sentence when none is so short. */
function withinWords(runs: Runs, most: number) {
  for (let count = MAX_SENTENCES; count > 0; count -= 1) {
    const [found] = best(runs(count).filter(({ words }) => words <= most));
    if (found !== undefined) return [extract(found)];
  }
  return [];
}

/** One sentence for each point, in the order in which the lessons have them. */
function pointsOf(runs: Runs, most: number) {
  const all = runs(1);
  const chosen = new Set(best(all).slice(0, Math.min(MAX_POINTS, most)));
  return all.filter((it) => chosen.has(it)).map(extract);
}

/** Sentences that answer, as many as are asked for: out of one passage, and of the next when it is too short. */
function runOf(runs: Runs, most: number) {
  const [found] = best(runs(most));
  return found === undefined ? [] : [extract(found)];
}

const saidOf = ({ passages, wanted: words }: Retrieved, format: Format): Extract[] => {
  if (format.verses === 'only') return [];
  const answers = passages.filter(({ source }) => source.kind !== 'mastery');
  const wanted = weighed(words, answers);
  const runsOf =
    (chosen: readonly Passage[]): Runs =>
    (count) =>
      chosen.flatMap((passage) => runsIn(passage, wanted, count));
  const ofBest = answers.filter(({ source }) => source.id === answers[0]?.source.id);
  if (format.points !== undefined) {
    return pointsOf(runsOf(ofBest.length > 1 ? ofBest : answers), format.points);
  }
  if (format.words !== undefined) return withinWords(runsOf(ofBest), format.words);
  return runOf(runsOf(ofBest), Math.min(MAX_SENTENCES, format.sentences ?? SENTENCES));
};

/** References in their order until the verses would be too many. */
const fitting = (retrieved: Retrieved): string[] => {
  const shown = new Set<string>();
  const clips = retrieved.references.map((reference) => clipped(reference, MAX_SHOWN));
  return [...new Set(clips)].filter((reference) => {
    const fresh = keysOf(reference).filter((key) => !shown.has(key));
    const fits = mayShow(retrieved, reference) && shown.size + fresh.length <= MAX_SHOWN;
    if (!fits || fresh.length === 0) return false;
    for (const key of fresh) shown.add(key);
    return true;
  });
};

/**
 * An answer out of the lessons alone: the sentences that answer, the verses that they rest on, and where to go on.
 * A refusal when there is nothing to answer from.
 */
export const composeOfLessons = (
  retrieved: Retrieved,
  language: Language,
  format: Format = {},
): Composed => {
  const said = saidOf(retrieved, format);
  const verses =
    format.verses === 'none' && said.length > 0 ? [] : fitting(retrieved).slice(0, MAX_REFERENCES);
  if (said.length === 0 && verses.length === 0) {
    return {
      segments: [{ type: 'refusal', reason: 'not_found' }],
      further: [],
    };
  }
  const named = new Set(said.map(({ id }) => id.split('/')[0]));
  const further = retrieved.passages
    .filter(({ source }) => source.kind !== 'mastery' && !named.has(source.id))
    .map(({ source }) => source.id);
  // Whoever asks for a length gets that, and no word of the coach's own beside it.
  const isFree = Object.keys(format).length === 0 || language !== 'en';
  return {
    segments: [
      ...said,
      ...verses.map((ref) => ({ type: 'verse' as const, ref })),
      ...(isFree ? [{ type: 'text' as const, text: composedOfLessons[language] }] : []),
    ],
    further: [...new Set(further)].slice(0, MAX_FURTHER),
  };
};
