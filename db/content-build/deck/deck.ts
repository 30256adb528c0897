import {
  type DeckItem,
  MAX_WORDS,
  NO_SURAH,
  wordCardId,
} from '@fahm/contracts/study/word-cards.ts';
import { packCounts, type WordCounts } from '@fahm/contracts/content/word-counts.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';
import { corpusForms } from '@fahm/quran/words/corpus-forms.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { SurahLessons } from '../build/authored.ts';
import { type AuthoredWords, buildLexicon, type Lexicon } from '../lexicon/lexicon.ts';
import { type DeckWord, othersOf } from './others.ts';
import { type SettledPlace, usesOf } from './uses.ts';

/** Wrong answers without which a word is not asked. */
const FEWEST_OTHERS = 3;

/**
 * The deck of words: a card for each word of the lexicon that is settled somewhere, those that are met most first,
 * and for each surah the order of its words. What is not settled is not asked.
 */
export function buildDeck(
  words: AuthoredWords,
  lessons: readonly SurahLessons[],
): { deck: DeckItem[]; 'word-counts': WordCounts } {
  const lexicon = buildLexicon(words);
  const { places, forms, wordsIn } = placesOf(lexicon);
  const ranked = [...places].toSorted(([, a], [, b]) => b.length - a.length);
  const known = ranked.flatMap(([id, those]) => {
    const lexeme = words.lexemes.get(id);
    const uses = usesOf(those, words);
    const [use] = uses;
    if (lexeme === undefined || use === undefined) return [];
    const { word, arabic, gloss } = use;
    const first = { word, arabic, gloss };
    return [{ lexeme, places: those, uses, forms: forms.get(id) ?? new Set<string>(), first }];
  });
  const others = othersOf(known satisfies DeckWord[]);
  const asked = cardsThatAsk(lexicon, lessons);
  const cards = known
    .flatMap((word, at): Card[] => {
      const wrong = others[at] ?? [];
      return wrong.length < FEWEST_OTHERS ? [] : [{ ...word, others: wrong }];
    })
    .slice(0, MAX_WORDS);
  const rows = cards.map((word, position): DeckItem => {
    const alsoAsked = asked.get(word.lexeme.id) ?? [];
    const body = { ...cardOf(word), alsoAsked } satisfies Flashcard;
    return { id: body.id, surah: NO_SURAH, kind: 'word', position, body };
  });
  const bySurah = countsOf(cards);
  return {
    deck: [...rows, ...ordersOf(bySurah)],
    'word-counts': {
      words: cards.map(({ lexeme }) => lexeme.id),
      surahs: bySurah.map((counts, at) => ({
        words: wordsIn[at] ?? 0,
        counts: packCounts([...counts]),
      })),
    },
  };
}

type Card = Omit<DeckWord, 'forms'> & {
  places: readonly SettledPlace[];
  uses: ReturnType<typeof usesOf>;
  others: DeckWord['first'][];
};

function cardOf({ lexeme, uses, others }: Card) {
  const { id, headword, root, partOfSpeech, note } = lexeme;
  const verses = uses.map(({ word }) => word.slice(0, word.lastIndexOf(':')));
  return {
    id: wordCardId(id),
    surahNumber: Number.parseInt(verses[0] ?? '1', 10),
    type: 'word' as const,
    prompt: `What does ${headword} mean?`,
    explanation: note ?? '',
    verseRefs: [...new Set(verses)],
    concepts: [],
    lexeme: id,
    headword,
    root,
    partOfSpeech,
    uses,
    others,
  };
}

/**
 * Of each word the places where it is settled, and every form that may be it, in the order of the mushaf; and how many
 * words each surah has.
 */
function placesOf({ meaningsAt }: Lexicon) {
  const places = new Map<string, SettledPlace[]>();
  const forms = new Map<string, Set<string>>();
  const wordsIn = SURAHS.map(() => 0);
  for (const place of corpusForms().places.values()) {
    const meanings = meaningsAt(place.address);
    const surah = Number.parseInt(place.address, 10) - 1;
    wordsIn[surah] = (wordsIn[surah] ?? 0) + 1;
    for (const { lexeme } of meanings) {
      forms.set(lexeme, (forms.get(lexeme) ?? new Set()).add(place.form));
    }
    const [meaning, ...more] = meanings;
    if (meaning === undefined || meaning.sense === null || more.length > 0) continue;
    const settled = { ...place, meaning: { ...meaning, sense: meaning.sense } };
    const known = places.get(meaning.lexeme);
    if (known === undefined) places.set(meaning.lexeme, [settled]);
    else known.push(settled);
  }
  return { places, forms, wordsIn };
}

/** The cards of lessons that ask a word by itself, by the word. */
function cardsThatAsk({ meaningsAt }: Lexicon, lessons: readonly SurahLessons[]) {
  const found = new Map<string, string[]>();
  for (const card of lessons.flatMap(({ cards }) => cards)) {
    if (card.type !== 'match') continue;
    for (const { left } of card.pairs) {
      const meanings = typeof left === 'string' ? [] : meaningsAt(left.word);
      for (const lexeme of new Set(meanings.map((it) => it.lexeme))) {
        found.set(lexeme, [...(found.get(lexeme) ?? []), card.id]);
      }
    }
  }
  return found;
}

/** How often each word stands in each surah, by its place in the deck. */
function countsOf(cards: readonly Card[]): Map<number, number>[] {
  const counts = SURAHS.map(() => new Map<number, number>());
  for (const [position, { places }] of cards.entries()) {
    for (const { address } of places) {
      const ofSurah = counts[Number.parseInt(address, 10) - 1];
      ofSurah?.set(position, (ofSurah.get(position) ?? 0) + 1);
    }
  }
  return counts;
}

/** The words of each surah by their places in the deck, those first that it has most of. */
const ordersOf = (bySurah: readonly ReadonlyMap<number, number>[]): DeckItem[] =>
  bySurah.map((counts, at) => ({
    id: `words-${at + 1}`,
    surah: at + 1,
    kind: 'words',
    position: 0,
    body: [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([position]) => position),
  }));
