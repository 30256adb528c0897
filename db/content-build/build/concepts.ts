import type { AuthoredConcept } from '@fahm/contracts/content/lesson.ts';
import type { AuthoredKeyWord } from '@fahm/contracts/content/words.ts';
import type { Concept, KeyWord } from '@fahm/contracts/study/lessons.ts';
import { drawnWords } from './drawn-words.ts';
import type { LessonIndex } from './authored.ts';
import { citationOf } from './figures.ts';

/** A concept in the shape that the API answers; what the first form lacks is not given. */
export function buildConcept(
  surahNumber: number,
  concept: AuthoredConcept,
  index: LessonIndex,
  passage: { passage?: string },
): Concept {
  const { id, title, summary, learningObjectives, verses, tags, sources } = concept;
  const { words, readings, reflect, act, links } = concept;
  return {
    id,
    surahNumber,
    title,
    summary,
    learningObjectives,
    verseRefs: verses,
    tags,
    sources: sources.map(citationOf),
    author: 'lesson',
    ...passage,
    ...(words === undefined ? {} : { keyWords: words.map((word) => keyWordOf(word, index)) }),
    ...(readings === undefined ? {} : { readings: readings.map(readingOf) }),
    ...(reflect === undefined ? {} : { reflect }),
    ...(act === undefined ? {} : { act }),
    ...(links === undefined ? {} : { links: links.flatMap((link) => linkOf(link, index)) }),
  };
}

const readingOf = ({
  view,
  who,
  ground,
  sources,
}: NonNullable<AuthoredConcept['readings']>[number]) => ({
  view,
  who,
  ...(ground === undefined ? {} : { ground }),
  sources: sources.map(citationOf),
});

/** What is missing here is a fault of its own, found before anything is built. */
function keyWordOf({ word, lexeme, sense, here }: AuthoredKeyWord, index: LessonIndex): KeyWord {
  const entry = index.lexemes.get(lexeme);
  return {
    word,
    arabic: drawnWords(word),
    lexeme,
    headword: entry?.headword ?? '',
    root: entry?.root ?? null,
    partOfSpeech: entry?.partOfSpeech ?? 'noun',
    gloss: entry?.senses.find(({ id }) => id === sense)?.gloss ?? '',
    here,
  };
}

function linkOf(
  { to, kind }: NonNullable<AuthoredConcept['links']>[number],
  { concepts }: LessonIndex,
) {
  const target = concepts.get(to);
  if (target === undefined) return [];
  return [{ concept: to, surahNumber: target.surah, title: target.title, kind }];
}
