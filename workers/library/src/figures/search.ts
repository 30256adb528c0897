import type { Figure } from '@fahm/contracts/content/figures.ts';
import { foldArabic, foldEnglish } from '@fahm/quran/folding.ts';

/** What a word of a query is worth where it is found; the best place of each word counts. */
const WORTH = {
  name: 100,
  nameStart: 80,
  namePart: 50,
  alias: 70,
  aliasPart: 40,
  tag: 30,
  text: 10,
};
/** For a query that is the whole of a name, so that Isa comes before Isa's disciples. */
const WHOLE = 200;

/** A figure with all that is looked at, folded. */
export type Searchable = {
  figure: Figure;
  arabic: string;
  name: string;
  aliases: string[];
  tags: string[];
  /** Type, era and summary. */
  text: string;
};

export const searchableOf = (figure: Figure): Searchable => ({
  figure,
  arabic: foldArabic(figure.primaryNameAr ?? ''),
  name: foldEnglish(figure.primaryNameEn),
  aliases: figure.aliases.map(foldEnglish),
  tags: figure.tags.map(foldEnglish),
  text: foldEnglish([figure.type, figure.eraNote ?? '', figure.summary].join(' ')),
});

/**
 * Figures for a query, best first, in the order of the directory where they are equal. Every word has to be
 * found: in the name, another name, a tag or the summary; case, diacritics and vowel marks do not matter.
 */
export function searchFigures(all: readonly Searchable[], query: string): Figure[] {
  const arabic = foldArabic(query);
  const score =
    arabic === '' ? byEnglish(foldEnglish(query)) : (entry: Searchable) => byArabic(entry, arabic);
  return all
    .map((entry) => ({ figure: entry.figure, score: score(entry) }))
    .filter((entry) => entry.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ figure }) => figure);
}

function byArabic({ arabic }: Searchable, wanted: string): number {
  if (arabic === wanted) return WORTH.name;
  if (arabic.startsWith(wanted)) return WORTH.nameStart;
  return arabic.includes(wanted) ? WORTH.namePart : 0;
}

const byEnglish =
  (wanted: string) =>
  (entry: Searchable): number => {
    const words = wanted.split(' ').filter((word) => word !== '');
    const scores = words.map((word) => worthOf(word, entry));
    if (words.length === 0 || scores.includes(0)) return 0;
    const isWhole = [entry.name, ...entry.aliases].includes(wanted);
    return scores.reduce((sum, score) => sum + score, isWhole ? WHOLE : 0) / words.length;
  };

function worthOf(word: string, { name, aliases, tags, text }: Searchable): number {
  const isWord = (of: string) => of.split(' ').includes(word);
  const begins = (of: string) => of.split(' ').some((part) => part.startsWith(word));
  if (isWord(name)) return WORTH.name;
  if (begins(name)) return WORTH.nameStart;
  if (aliases.some(isWord)) return WORTH.alias;
  if (name.includes(word)) return WORTH.namePart;
  if (aliases.some(begins)) return WORTH.aliasPart;
  if (tags.some(begins)) return WORTH.tag;
  return begins(text) ? WORTH.text : 0;
}
