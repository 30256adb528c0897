import { createHash } from 'node:crypto';
import type { Lexeme } from '@fahm/contracts/content/words.ts';
import type { MeantWord } from '@fahm/contracts/study/word-cards.ts';

/** A word of the deck before its wrong answers are found. */
export type DeckWord = {
  lexeme: Lexeme;
  /** Every form that may be this word, settled or not. */
  forms: ReadonlySet<string>;
  /** As it is asked first: what it is a wrong answer by. */
  first: MeantWord;
};

/** Wrong answers of a card; three of them are shown. */
const OTHERS = 5;
/** Ranks on either side among which they are looked for: a rare word among common ones would stand out. */
const NEAR = 150;

/** Words that tell nothing of a meaning; of a particle they are all that there is. */
const LITTLE = new Set(
  'to a an the of or and is be in on by for from with as at it who what which one somebody something not no'.split(
    ' ',
  ),
);

const isSmall = ({ partOfSpeech }: Lexeme): boolean =>
  partOfSpeech === 'particle' || partOfSpeech === 'pronoun';

/** A name from another language is of a person or place; one that has a root, as those of God, is asked among nouns. */
const isForeign = ({ partOfSpeech, root }: Lexeme): boolean =>
  partOfSpeech === 'name' && root === null;

const kindOf = (lexeme: Lexeme): string => {
  if (isSmall(lexeme)) return 'small';
  return lexeme.partOfSpeech === 'name' && !isForeign(lexeme) ? 'noun' : lexeme.partOfSpeech;
};

/** Names stand among names alone: nobody is a wrong answer to who God is, nor God to what a word means. */
const isAnswer = (word: Lexeme, other: Lexeme): boolean =>
  other.partOfSpeech !== 'name' || (isForeign(word) && isForeign(other));

/** What the meanings of a word turn on, each in its first letters: what shares one of them may mean the same. */
function themesOf(lexeme: Lexeme): Set<string> {
  const words = lexeme.senses.flatMap(({ gloss }) => gloss.toLowerCase().match(/\p{L}+/gu) ?? []);
  const telling = isSmall(lexeme) ? words : words.filter((word) => !LITTLE.has(word));
  return new Set((telling.length > 0 ? telling : words).map((word) => word.slice(0, 5)));
}

/** From one number to the next that is drawn; a prime that no list is a multiple of. */
const STEP = 7919;

const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((it) => !other.has(it));

/** For each word of the deck, in their order, words that nobody takes for it: of its kind, and about as common. */
export function othersOf(deck: readonly DeckWord[]): MeantWord[][] {
  const themes = deck.map(({ lexeme }) => themesOf(lexeme));
  const mayAnswer = (rank: number, at: number): boolean => {
    const [one, other] = [deck[rank], deck[at]];
    return (
      one !== undefined &&
      other !== undefined &&
      one !== other &&
      isAnswer(one.lexeme, other.lexeme) &&
      (one.lexeme.root === null || one.lexeme.root !== other.lexeme.root) &&
      areApart(one.forms, other.forms) &&
      areApart(themes[rank] ?? new Set(), themes[at] ?? new Set())
    );
  };
  const kinds = Map.groupBy(deck.keys(), (at) => kindOf((deck[at] as DeckWord).lexeme));
  return deck.map(({ lexeme }, rank) => {
    const alike = kinds.get(kindOf(lexeme)) ?? [];
    const isNear = (at: number) => Math.abs(at - rank) <= NEAR;
    const groups = [alike.filter(isNear), alike, [...deck.keys()].filter(isNear)];
    const chosen: MeantWord[] = [];
    for (const at of drawn(groups, lexeme.id)) {
      if (chosen.length === OTHERS) break;
      const { first } = deck[at] as DeckWord;
      if (mayAnswer(rank, at) && chosen.every((it) => isAnother(it, first))) chosen.push(first);
    }
    return chosen;
  });
}

/** Neither looks nor means the same. */
const isAnother = (one: MeantWord, other: MeantWord): boolean =>
  one.gloss !== other.gloss && one.arabic !== other.arabic;

/** The numbers of each group, in an order that is the same each time, and another for each word. */
function* drawn(groups: readonly (readonly number[])[], word: string): Generator<number> {
  const from = createHash('sha256').update(word).digest().readUInt32BE();
  for (const group of groups) {
    for (const at of group.keys()) yield group[(from + at * STEP) % group.length] ?? 0;
  }
}
