import { readFileSync } from 'node:fs';
import type { AskedFile } from '@fahm/contracts/content/asked.ts';
import type { EverydayWords } from '@fahm/contracts/content/everyday.ts';
import type { ContentTerm } from '@fahm/contracts/content/terms.ts';
import type { Figure } from '@fahm/contracts/content/figures.ts';
import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import {
  answerFromLessons,
  claimAnswer,
  fixedAnswer,
  withGentle,
  withLessons,
} from '../../src/coach/answer.ts';
import { readingWith } from '../../src/coach/talk/plain-study.ts';
import { passagesOf, sentencesOf } from '../../src/coach/passage.ts';
import { retrieve } from '../../src/coach/retrieve.ts';
import { buildIndex, buildNames } from '../../src/coach/search/build-index.ts';
import { search } from '../../src/coach/search/search.ts';
import { namesOf } from '../../src/coach/search/units.ts';
import { showAnswer, surahsIn } from '../../src/coach/show.ts';
import { claimIn } from '../../src/coach/claims.ts';
import { withTalk } from '../../src/coach/talk/small-talk.ts';
import { classified } from './classified.ts';
import { corpusText } from './corpus-text.ts';

const built = (name: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../../db/dist/content/${name}.json`, import.meta.url), 'utf8'),
  );

const items = built('lessons') as LessonItem[];
const rows = new Map(
  items.map(({ id, kind, body }) => [id, { id, kind, body: JSON.stringify(body) }]),
);
const figures = built('figures') as Figure[];

const verseText = (key: string): string => {
  const [surah = 0, ayah = 0] = key.split(':').map(Number);
  const { arabic, translation } = corpusText(surah);
  return `${arabic[ayah - 1] ?? ''} ${translation[ayah - 1] ?? ''}`;
};

/** The index of the content as it was built. */
export const index = {
  parts: buildIndex(items, {
    textOf: verseText,
    figures,
    asked: built('asked') as AskedFile,
  }),
  names: namesOf(buildNames(built('terms') as ContentTerm[], built('everyday') as EverydayWords[])),
};

/** What somebody with Pro reads in an answer, as far as questions are measured by it. */
export type Answered = {
  reply: string | null;
  /** The lessons that it rests on, in their order. */
  lessons: string[];
  references: string[];
  /** Pieces of lessons, their sentences, and their words. */
  points: number;
  sentences: number;
  said: string;
  isDenied: boolean;
};

type Asked = { text: string; surah: number };

const storedAnswer = async ({ text: question, surah }: Asked) => {
  const found = search(question, surah, index);
  const reading = readingWith(question, withTalk(question, classified(question)), () => found);
  const passages = passagesOf(found.matches.flatMap(({ id }) => rows.get(id) ?? []));
  const retrieved = retrieve(question, surah, found, passages, corpusText(surah));
  const fixed = fixedAnswer(question, reading);
  const asked = {
    question,
    retrieved,
    shingles: new Set<string>(),
    signal: AbortSignal.timeout(1000),
  };
  const isAsked = reading.kind === 'study' || reading.kind === 'ruling';
  const lessons = retrieved.passages.map(({ text }) => text);
  const claim = isAsked ? claimIn(question, surah, { text: corpusText(surah), lessons }) : null;
  const plain =
    claim !== null
      ? claimAnswer(question, claim, retrieved)
      : fixed === null
        ? (await answerFromLessons(asked, null)).answer
        : withLessons(fixed, retrieved);
  return { answer: withGentle(question, reading, plain), passages };
};

export const answerHere = async (asked: Asked): Promise<Answered> => {
  const { answer, passages } = await storedAnswer(asked);
  const texts = new Map(surahsIn(answer).map((surah) => [surah, corpusText(surah)]));
  const { segments, sources, verseRefs } = showAnswer({ id: '', timestamp: 0 }, answer, {
    passages,
    texts,
  });
  const replies = segments.flatMap((it) => (it.type === 'refusal' ? [it.reason] : []));
  const pieces = segments.flatMap((it) => (it.type === 'lesson' ? [it.text] : []));
  return {
    reply: replies[0] ?? null,
    lessons: pieces.length === 0 ? [] : sources.map(({ id }) => id),
    references: verseRefs,
    points: pieces.length,
    sentences: pieces.flatMap(sentencesOf).length,
    said: pieces.join(' '),
    isDenied: replies.includes('misquote'),
  };
};
