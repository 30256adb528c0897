import { search, type SearchIndex } from './engine.ts';
import { nearestWord } from './near-words.ts';
import { needle, parseWords, searchKey } from './words.ts';

/** A word with the marks that belong into it, in either script. */
const WORD = /[\p{L}\p{M}\p{N}'`\u2018\u2019\u02B9-\u02BF\u0640]+/gu;
/** What stands at a word and is no part of it: the corpus's signs for reciters, marks of quotation. */
const AROUND = /[\u06D6-\u06DC]|^['`\u2018\u2019]+|['`\u2018\u2019]+$/g;

const counts = new WeakMap<SearchIndex, ReadonlyMap<string, number>>();

/** Every word of the text, with how often it stands there. */
function wordsOf(index: SearchIndex): ReadonlyMap<string, number> {
  const known = counts.get(index);
  if (known !== undefined) return known;
  const words = new Map<string, number>();
  for (const key of index.keys) {
    for (const word of key.trim().split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
  }
  counts.set(index, words);
  return words;
}

/**
 * What was typed, with every word that stands in no verse replaced by the one of the text that it is a slip
 * away from. Null when all of them stand there, when one has no such neighbour, and when nothing is found
 * with them either. `lines` are those that the index was opened with.
 */
export function mend(typed: string, index: SearchIndex, lines: readonly string[]): string | null {
  const query = parseWords(typed);
  if (query === null || query.script !== index.script) return null;
  const missing = [...new Set(query.terms.flat())].filter((word) => {
    const wanted = needle(query, [word]);
    return !index.keys.some((key) => key.includes(wanted));
  });
  const mended = new Map<string, string>();
  for (const word of missing) {
    const near = nearestWord(word, wordsOf(index));
    if (near === null) return null;
    mended.set(word, asWritten(near, index, lines));
  }
  if (mended.size === 0) return null;
  const text = typed.replace(
    WORD,
    (word) => mended.get(searchKey(query.script, word).trim()) ?? word,
  );
  const words = parseWords(text);
  const isFound = words !== null && search(index, words, { offset: 0, limit: 1 }).total > 0;
  return isFound ? text : null;
}

/** A word as the text writes it, since its key is for matching only; in small letters where it has them. */
function asWritten(word: string, { script, keys }: SearchIndex, lines: readonly string[]): string {
  let first: string | null = null;
  for (const [at, key] of keys.entries()) {
    if (!key.includes(` ${word} `)) continue;
    for (const [written] of (lines[at] ?? '').matchAll(WORD)) {
      if (searchKey(script, written).trim() !== word) continue;
      const plain = written.replace(AROUND, '');
      if (plain === plain.toLowerCase()) return plain;
      first ??= plain;
    }
  }
  return first ?? word;
}
