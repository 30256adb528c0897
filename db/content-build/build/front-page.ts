import type { FrontPage } from '@fahm/contracts/content/front-page.ts';
import { conceptSchema, flashcardSchema, type LessonItem } from '@fahm/contracts/study/lessons.ts';
import { FRONT_PAGE_VERSE } from '@fahm/quran/front-page-verse.ts';
import { shownChoices } from './checks.ts';
import { buildHeadings } from './headings.ts';

/** A card that asks for a choice, and the concept that it is about. */
const CARD = 'f001-018';

/**
 * What the front page shows: the map around its verse, a card on it, and the concept behind the card.
 * @throws Error when these lessons are not there, or are not of this verse any more.
 */
export function buildFrontPage(lessons: readonly LessonItem[]): FrontPage {
  const { surah, ayah } = FRONT_PAGE_VERSE;
  const bodyOf = (id: string) => {
    const item = lessons.find((it) => it.id === id);
    if (item === undefined) throw new Error(`The front page shows ${id}, which is not there`);
    return item.body;
  };
  const card = flashcardSchema.parse(bodyOf(CARD));
  const concept = conceptSchema.parse(bodyOf(card.concepts[0] ?? ''));
  if (card.type !== 'mcq' || !card.verseRefs.includes(`${surah}:${ayah}`)) {
    throw new Error(`The front page shows ${CARD}, which is no choice about ${surah}:${ayah}`);
  }
  return {
    passages: buildHeadings(lessons).get(surah) ?? [],
    concept: { title: concept.title, sources: concept.sources.map(({ label }) => label) },
    card: {
      prompt: card.prompt,
      choices: shownChoices(card),
      explanation: card.explanation,
    },
  };
}
