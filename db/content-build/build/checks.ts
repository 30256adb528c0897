import { flashcardSchema, type Flashcard, type LessonItem } from '@fahm/contracts/study/lessons.ts';
import { checkCardsOf } from '@fahm/contracts/study/public-lessons.ts';
import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';

type Choice = Extract<Flashcard, { type: 'mcq' }>;

/** Choices in an order that does not tell the right one, and is the same in every build. */
export const shownChoices = ({ correct, distractors }: Choice) =>
  [correct, ...distractors]
    .toSorted((a, b) => a.localeCompare(b, 'en'))
    .map((text) => ({ text, isRight: text === correct }));

/** `count` of a list, spread over it from its beginning to its end. */
const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, at) =>
      Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length),
  );

/**
 * The questions at the end of each surah, by surah: cards with choices, from all parts of it. Fewer, or none, where
 * it has fewer such cards.
 */
export function buildChecks(lessons: readonly LessonItem[]): Map<number, CheckCard[]> {
  const cards = lessons
    .filter(({ kind }) => kind === 'card')
    .map(({ body }) => flashcardSchema.parse(body))
    .filter((card) => card.type === 'mcq');
  const bySurah = Map.groupBy(cards, ({ surahNumber }) => surahNumber);
  return new Map(
    SURAHS.map(({ number }) => [
      number,
      spread(bySurah.get(number) ?? [], checkCardsOf(number)).map((card) => ({
        id: card.id,
        prompt: card.prompt,
        choices: shownChoices(card),
        explanation: card.explanation,
        verseRefs: card.verseRefs,
      })),
    ]),
  );
}
