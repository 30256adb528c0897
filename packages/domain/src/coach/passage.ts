import type { CoachLessonKind, CoachSource } from '@fahm/contracts/study/coach.ts';
import type { Concept, Mastery, Rule, Story } from '@fahm/contracts/study/lessons.ts';

/** A few sentences of a lesson as they stand there: what is found, shown, and named by a model. */
export type Passage = { id: string; source: CoachSource; text: string };

/** A lesson as its row has it. */
export type LessonRow = { kind: string; id: string; body: string };

/** Longest passage in characters, unless one sentence is longer. */
const LONGEST = 420;

type Part = readonly [name: string, text: string];

/** Sentences; an abbreviation or a number does not end one, since a capital letter has to follow. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]["'”’)]?)\s+(?=["'“‘(]?\p{Lu})/u);

/** A text in pieces of whole sentences. */
const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < LONGEST) {
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    } else pieces.push(sentence);
  }
  return pieces;
};

const passagesIn = (source: CoachSource, parts: readonly Part[]): Passage[] =>
  parts.flatMap(([name, text]) =>
    piecesOf(text).map((piece, at) => ({ id: `${source.id}/${name}/${at}`, source, text: piece })),
  );

/** Whether a passage is where its lesson says what it is about: the first of its summary, or of a rule's statement. */
export const isOpening = ({ id }: Passage): boolean => /\/(?:summary|statement)\/0$/.test(id);

const listed = (name: string, texts: readonly string[]): Part[] =>
  texts.map((text, at) => [`${name}${at}`, text]);

const sourceOf = (
  kind: CoachLessonKind,
  item: Pick<Concept, 'id' | 'title' | 'surahNumber' | 'sources'>,
  verseRefs: readonly string[],
): CoachSource => ({
  id: item.id,
  kind,
  title: item.title,
  surahNumber: item.surahNumber,
  verseRefs: [...verseRefs],
  citations: item.sources,
});

const ofConcept = (item: Concept): Passage[] =>
  passagesIn(sourceOf('concept', item, item.verseRefs), [['summary', item.summary]]);

const ofRule = (item: Rule): Passage[] =>
  passagesIn(sourceOf('rule', item, item.primaryVerses), [
    ['statement', item.statement],
    ['purpose', item.purpose],
    ['evidence', item.evidenceExcerpt],
    ...listed('misconception', item.misconceptions),
    ['reading', item.reading],
  ]);

const ofStory = (item: Story): Passage[] =>
  passagesIn(sourceOf('story', item, item.content.primary_verses), [
    ['summary', item.summary],
    ...listed('moral', item.moral),
  ]);

/** Objectives lead on to the tab where they are ticked. */
const ofMastery = ({ id, chapterNumber, sections }: Mastery): Passage[] =>
  sections.flatMap(({ name, objectives, objectiveIds }) =>
    objectives.map((text, at) => ({
      id: `${objectiveIds[at] ?? id}/objective/0`,
      text,
      source: {
        id: objectiveIds[at] ?? id,
        kind: 'mastery' as const,
        title: name,
        surahNumber: chapterNumber,
        verseRefs: [],
        citations: [],
      },
    })),
  );

/** The passages of a surah's lessons. Rows come of the content build, which checked their shape. */
export const passagesOf = (rows: readonly LessonRow[]): Passage[] =>
  rows.flatMap(({ kind, body }) => {
    const item: unknown = JSON.parse(body);
    if (kind === 'concept') return ofConcept(item as Concept);
    if (kind === 'rule') return ofRule(item as Rule);
    if (kind === 'story') return ofStory(item as Story);
    return ofMastery(item as Mastery);
  });
