import { verseByGlobalNumber, type VerseId } from '../reference.ts';
import { needle, searchKey, type Script, type WordsQuery } from './words.ts';

/** One searchable text, Arabic or translation; made by `openIndex`. */
export type SearchIndex = {
  script: Script;
  /** Line by line, folded, with a space at either end. */
  keys: readonly string[];
};

/** 0: all words of the query, whole and in its order; 1: all of them whole; 2: as parts of words. */
type Rank = 0 | 1 | 2;

type Hit = {
  verse: VerseId;
  /** Of the whole text: `arabic[line]` and `translation[line]` are to be shown. */
  line: number;
  rank: Rank;
};

export type SearchPage = {
  /** Of all hits, not only of those on this page. */
  total: number;
  hits: Hit[];
};

const LINES_AT_ONCE = 400;

/**
 * Folds the 6236 lines of one whole text for searching. In slices with a pause after each, because
 * the Arabic takes 70 ms on a fast machine: a slow phone stays responsive meanwhile.
 */
export async function openIndex(script: Script, lines: readonly string[]): Promise<SearchIndex> {
  const keys: string[] = [];
  while (keys.length < lines.length) {
    const slice = lines.slice(keys.length, keys.length + LINES_AT_ONCE);
    for (const line of slice) keys.push(searchKey(script, line));
    await new Promise((resolve) => setTimeout(resolve));
  }
  return { script, keys };
}

/**
 * The verses in which every term of the query occurs, best rank first, then in mushaf order.
 * None when the query is not in the script of the index.
 */
export function search(
  index: SearchIndex,
  query: WordsQuery,
  { offset, limit }: { offset: number; limit: number },
): SearchPage {
  if (index.script !== query.script) return { total: 0, hits: [] };
  const needles = query.terms.map((term) => needle(query, term));
  const whole = query.terms.map((term) => ` ${term.join(' ')} `);
  const phrase = ` ${query.terms.flat().join(' ')} `;
  const byRank: [number[], number[], number[]] = [[], [], []];
  for (const [line, key] of index.keys.entries()) {
    if (needles.every((wanted) => key.includes(wanted))) {
      byRank[rankOf(key, phrase, whole)].push(line);
    }
  }
  const ranked = byRank.flatMap((lines, rank) =>
    lines.map((line) => ({ line, rank: rank as Rank })),
  );
  const hits = ranked.slice(offset, offset + limit).flatMap(({ line, rank }) => {
    const verse = verseByGlobalNumber(line + 1);
    return verse ? [{ verse, line, rank }] : [];
  });
  return { total: ranked.length, hits };
}

function rankOf(key: string, phrase: string, whole: readonly string[]): Rank {
  if (key.includes(phrase)) return 0;
  return whole.every((words) => key.includes(words)) ? 1 : 2;
}
