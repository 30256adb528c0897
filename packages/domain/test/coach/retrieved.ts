import type { LessonItem } from '@fahm/contracts/study/lessons.ts';
import { passagesOf, type LessonRow } from '../../src/coach/passage.ts';
import { retrieve, type Retrieved } from '../../src/coach/retrieve.ts';
import { buildIndex } from '../../src/coach/search/build-index.ts';
import { search } from '../../src/coach/search/search.ts';
import { corpusText } from './corpus-text.ts';

/** Lessons that are never meant: words are rare only among others. */
const others = (surah: number): LessonItem[] =>
  Array.from({ length: 20 }, (_, position) => ({
    id: `c-other-${position}`,
    surah,
    kind: 'concept',
    position,
    body: {
      title: `Other${position}`,
      summary: `Filling${position}`,
      learningObjectives: [],
      verseRefs: [],
      tags: [],
    },
  }));

/** What a question about a surah finds in these lessons of it. */
export const retrievedFrom = (
  question: string,
  surah: number,
  rows: readonly LessonRow[],
): Retrieved => {
  const items = rows.map(({ id, kind, body }, position): LessonItem => ({
    id,
    surah,
    kind: kind as LessonItem['kind'],
    position,
    body: JSON.parse(body),
  }));
  const parts = buildIndex([...items, ...others(surah)], {
    textOf: () => '',
    figures: [],
    asked: {},
  });
  const found = search(question, surah, { parts, names: new Map() });
  return retrieve(question, surah, found, passagesOf(rows), corpusText(surah));
};
