import type { WordUse } from '@fahm/contracts/study/word-cards.ts';
import type { Affix } from '@fahm/contracts/content/word-forms.ts';
import type { FormPlace } from '@fahm/quran/words/corpus-forms.ts';
import { wordsOfVerse } from '@fahm/quran/words/corpus-words.ts';
import {
  formatWordReference,
  parseWordAddress,
  type WordAddress,
} from '@fahm/quran/words/word-reference.ts';
import { drawnWords } from '../build/drawn-words.ts';
import type { AuthoredWords, Meaning } from '../lexicon/lexicon.ts';

/** A word at a place where it is settled which word it is and what it means. */
export type SettledPlace = FormPlace & { meaning: Meaning & { sense: string } };

/** Places that a word with one meaning is asked in, and of each meaning where it has several. */
const MOST_USES = { only: 3, each: 2 } as const;
/** A longer verse is shown from so many words before the word to as many after it. */
const LONGEST_VERSE = 12;
const NEIGHBOURS = 4;

/** The places that a word is asked in: of every meaning some, the plainest words in the shortest verses first. */
export function usesOf(places: readonly SettledPlace[], words: AuthoredWords): WordUse[] {
  const bySense = [...Map.groupBy(places, ({ meaning }) => meaning.sense).values()].toSorted(
    (a, b) => b.length - a.length,
  );
  const most = bySense.length === 1 ? MOST_USES.only : MOST_USES.each;
  const plainest = bySense.map((those) => plainestOf(those).slice(0, most));
  // Meaning by meaning, then round again: who is asked often meets all of them.
  return Array.from({ length: most }, (_, at) => plainest.flatMap((those) => those[at] ?? []))
    .flat()
    .map((place) => useOf(place, words));
}

const addressOf = ({ address }: SettledPlace): WordAddress => {
  const parsed = parseWordAddress(address);
  if (!parsed.ok) throw new RangeError(parsed.message);
  return parsed.value;
};

/** One place a verse. */
function plainestOf(places: readonly SettledPlace[]): SettledPlace[] {
  const costOf = (place: SettledPlace): number => {
    const { prefixes, suffixes } = place.meaning;
    const { surah } = addressOf(place);
    const isLong = wordsOfVerse(addressOf(place)).length > LONGEST_VERSE;
    // Most people have read the first surah and the short ones at the end.
    return (
      3 * (prefixes.length + suffixes.length) + (isLong ? 2 : 0) + (surah > 1 && surah < 78 ? 1 : 0)
    );
  };
  const verses = new Set<string>();
  return places
    .map((place) => ({ place, cost: costOf(place) }))
    .toSorted((a, b) => a.cost - b.cost)
    .flatMap(({ place }) => {
      const { surah, ayah } = addressOf(place);
      const verse = `${surah}:${ayah}`;
      if (verses.has(verse)) return [];
      verses.add(verse);
      return [place];
    });
}

function useOf(place: SettledPlace, { lexemes, affixes }: AuthoredWords): WordUse {
  const { meaning, address, arabic } = place;
  const { surah, ayah, word } = addressOf(place);
  const last = wordsOfVerse({ surah, ayah }).length;
  const isLong = last > LONGEST_VERSE;
  const from = isLong ? Math.max(1, word - NEIGHBOURS) : 1;
  const to = isLong ? Math.min(last, word + NEIGHBOURS) : last;
  const between = (first: number, end: number): string =>
    first > end ? '' : drawnWords(formatWordReference({ surah, ayah, first, last: end }));
  return {
    word: address,
    arabic,
    gloss: lexemes.get(meaning.lexeme)?.senses.find(({ id }) => id === meaning.sense)?.gloss ?? '',
    before: `${from > 1 ? '… ' : ''}${between(from, word - 1)}`,
    after: `${between(word + 1, to)}${to < last ? ' …' : ''}`,
    joined: [
      ...meaning.prefixes.map((name) => affixOf(affixes, name, 'before')),
      ...meaning.suffixes.map((name) => affixOf(affixes, name, 'after')),
    ],
  };
}

function affixOf(affixes: readonly Affix[], name: string, side: Affix['side']): string {
  const found = affixes.find((it) => it.affix === name && it.side === side);
  return found === undefined ? name : `${found.headword} (${found.gloss})`;
}
