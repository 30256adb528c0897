import type { AuthoredCard } from '@fahm/contracts/content-lesson.ts';
import type { SurahLessons } from '../build/authored.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { likeness } from './likeness.ts';

/** Two cards, of any surahs, and how alike they are: 0 to 1. */
export type LikeCards = { card: AuthoredCard; twin: AuthoredCard; likeness: number };

/** From here on a pair is listed for a teacher to look at: alike words may still ask two things. */
export const LISTED = 0.35;
/** From here on it is a fault: the second asks what the first asked. */
export const REPEATED = 0.75;

// Words that questions are made of, and that say nothing of what is asked.
const COMMON = new Set(
  `a an and are as at be been before but by can did do does for from god had has have he her his how
  in into is it its no not of on one or people quran qurans say says that the them then there these they this
  those to verse verses was were what when which who whom whose why will with would`.split(/\s+/),
);

/** What a card asks: the prompt with its gap filled, and what is right where that is a text or a list of them. */
function questionOf(card: AuthoredCard): string {
  switch (card.type) {
    case 'mcq':
      return `${card.prompt} ${card.correct}`;
    case 'case':
      return `${card.situation} ${card.prompt} ${card.correct}`;
    case 'cloze':
      return card.prompt.replace(/_{3,}/, card.answers[0] ?? '');
    case 'truefalse':
      return card.prompt;
    case 'order':
      return `${card.prompt} ${card.items.join(' ')}`;
    case 'match':
      return `${card.prompt} ${card.pairs.map(({ right }) => right).join(' ')}`;
    case 'recall':
      return `${card.prompt} ${card.points.join(' ')}`;
  }
}

/** Telling words of a text, without references, marks and endings. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .replace(/\d+:\d+(-\d+)?/g, ' ')
      .replace(/['’]/g, '')
      .split(/[^\p{Letter}\p{Number}]+/u)
      .filter((word) => word !== '' && !COMMON.has(word))
      .map((word) => word.replace(/(?<=..)(ing|ed|es|s)$/, '')),
  );

/**
 * Pairs of cards from `LISTED` on, the likest first: the share of telling words of question and answer that
 * they have in common (Jaccard). A pair that is alike shares one of its rarest words, so that only cards with
 * such a word in common are compared.
 */
export function likeCards(cards: readonly AuthoredCard[]): LikeCards[] {
  const sets = cards.map((card) => wordsOf(questionOf(card)));
  const uses = new Map<string, number>();
  for (const word of sets.flatMap((set) => [...set])) uses.set(word, (uses.get(word) ?? 0) + 1);
  const before = new Map<string, number[]>();
  const pairs: LikeCards[] = [];
  for (const [at, card] of cards.entries()) {
    const set = sets[at] ?? new Set();
    const rarest = [...set].toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    const telling = rarest.slice(0, rarest.length - Math.ceil(LISTED * rarest.length) + 1);
    for (const other of new Set(telling.flatMap((word) => before.get(word) ?? []))) {
      const [twin, share] = [cards[other], likeness(set, sets[other] ?? new Set())];
      if (twin !== undefined && share >= LISTED) pairs.push({ card, twin, likeness: share });
    }
    for (const word of telling) before.set(word, [...(before.get(word) ?? []), at]);
  }
  return pairs.toSorted((a, b) => b.likeness - a.likeness);
}

/** Cards that ask what an earlier one asks, of whatever surah. */
export function checkLikeCards(
  files: ReadonlyMap<string, ContentFile>,
  lessons: readonly SurahLessons[],
  alike: readonly LikeCards[],
): Fault[] {
  return alike
    .filter((pair) => pair.likeness >= REPEATED)
    .flatMap(({ card, twin }) => {
      const surah = lessons.find(({ cards }) => cards.includes(card));
      const path = `surah/${String(surah?.surah).padStart(3, '0')}/cards.yaml`;
      const line = files.get(path)?.lineOf([surah?.cards.indexOf(card) ?? 0, 'prompt']) ?? 1;
      return [{ file: path, line, message: `Asks what ${twin.id} asks: "${twin.prompt}"` }];
    });
}
