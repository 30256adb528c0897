import type { AuthoredCard } from '@fahm/contracts/content/lesson.ts';
import type { SurahLessons } from '../build/authored.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';

/** Two cards, of any surahs, and how alike they are: 0 to 1. */
export type LikeCards = { card: AuthoredCard; twin: AuthoredCard; likeness: number };

/** From here on a pair is listed for a teacher to look at: alike words may still ask two things. */
const LISTED = 0.35;
/** From here on it is a fault: the second asks what the first asked. */
const REPEATED = 0.75;

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
 * they have in common (Jaccard). Counted from the words, so that only cards with one in common are met.
 */
export function likeCards(cards: readonly AuthoredCard[]): LikeCards[] {
  const sets = cards.map((card) => wordsOf(questionOf(card)));
  const holders = new Map<string, number[]>();
  // Of the card at hand: how many words each earlier one shares, and which share any.
  const shared = new Uint16Array(cards.length);
  const pairs: LikeCards[] = [];
  for (const [at, card] of cards.entries()) {
    const set = sets[at] ?? new Set();
    for (const other of countShared(set, holders, shared)) {
      const count = shared[other] ?? 0;
      const share = count / (set.size + (sets[other]?.size ?? 0) - count);
      shared[other] = 0;
      const twin = share >= LISTED ? cards[other] : undefined;
      if (twin !== undefined) pairs.push({ card, twin, likeness: share });
    }
    for (const word of set) {
      const list = holders.get(word);
      if (list === undefined) holders.set(word, [at]);
      else list.push(at);
    }
  }
  return pairs.toSorted((a, b) => b.likeness - a.likeness);
}

/** Adds to `shared` for each card that holds one of the words; those that hold any. */
function countShared(
  words: ReadonlySet<string>,
  holders: ReadonlyMap<string, readonly number[]>,
  shared: Uint16Array,
): number[] {
  const met: number[] = [];
  for (const word of words) {
    for (const at of holders.get(word) ?? []) {
      const before = shared[at] ?? 0;
      if (before === 0) met.push(at);
      shared[at] = before + 1;
    }
  }
  return met;
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
