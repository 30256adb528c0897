import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { drawnWords } from './drawn-words.ts';
import type { LessonIndex } from './authored.ts';
import { citationOf } from './figures.ts';

type Choices = Extract<AuthoredCard, { type: 'mcq' | 'case' }>;
type Pair = Extract<AuthoredCard, { type: 'match' }>['pairs'][number];

/** A card in the shape that the API answers; `passage` is where it stands in the map. */
export function buildCard(
  surahNumber: number,
  card: AuthoredCard,
  index: LessonIndex,
  passage: { passage?: string },
): Flashcard {
  const { id, prompt, explanation, verses, concepts, sources } = card;
  const days = [id, ...concepts].flatMap((it) => index.corrected.get(it) ?? []).toSorted();
  const common = {
    id,
    surahNumber,
    prompt,
    explanation,
    verseRefs: verses,
    concepts,
    ...(sources === undefined ? {} : { sources: sources.map(citationOf) }),
    ...(days.length === 0 ? {} : { corrected: days.at(-1) }),
    ...passage,
  };
  switch (card.type) {
    case 'mcq':
      return { ...common, type: 'mcq', ...choicesOf(card, index) };
    case 'truefalse':
      return { ...common, type: 'truefalse', correct: card.correct };
    case 'cloze':
      return { ...common, type: 'cloze', answers: card.answers };
    case 'order':
      return { ...common, type: 'order', items: card.items };
    case 'match':
      return { ...common, type: 'match', pairs: card.pairs.map(pairOf) };
    case 'case':
      return { ...common, type: 'case', situation: card.situation, ...choicesOf(card, index) };
    case 'recall':
      return { ...common, type: 'recall', points: card.points };
  }
}

function choicesOf({ correct, distractors }: Choices, { cardVerses }: LessonIndex) {
  const rightFor = distractors.map((choice) => {
    if (typeof choice === 'string') return null;
    return cardVerses.get(choice.rightFor) ?? choice.rightFor;
  });
  return {
    correct,
    distractors: distractors.map((choice) => (typeof choice === 'string' ? choice : choice.text)),
    // Surahs of the first form say of no choice where it is right.
    ...(rightFor.some((verses) => verses !== null) ? { rightFor } : {}),
  };
}

/** A word of the Qur'an is drawn from the corpus; a pair that names none that exists is a fault before this. */
function pairOf({ left, right }: Pair) {
  if (typeof left === 'string') return { left, word: null, right };
  return { left: drawnWords(left.word), word: left.word, right };
}
