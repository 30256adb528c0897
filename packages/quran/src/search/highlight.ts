import { needle, searchKey, type Script, type WordsQuery } from './words.ts';

/** A piece of the text as it is shown; all pieces together are the text, unchanged. */
export type Run = { text: string; hit: boolean };

type Word = { from: number; to: number; keyFrom: number; keyTo: number };

/** Arabic is never cut inside a word, for its letters are joined; English is freed of punctuation. */
const WORD: Readonly<Record<Script, RegExp>> = {
  arabic: /\S+/g,
  english: /[\p{L}\p{M}\p{N}'`\u2018\u2019\u02B9-\u02BF]+/gu,
};

/** The text of a verse in runs: `hit` are the whole words in which a term of the query occurs. */
export function highlight(text: string, query: WordsQuery): Run[] {
  const { words, key } = wordsOf(text, query.script);
  const found = query.terms.flatMap((term) => occurrences(key, needle(query, term)));
  const hits = words.filter(({ keyFrom, keyTo }) =>
    found.some(({ from, to }) => keyFrom < to && from < keyTo),
  );
  const runs: Run[] = [];
  let at = 0;
  for (const { from, to } of hits) {
    runs.push(
      { text: text.slice(at, from), hit: false },
      { text: text.slice(from, to), hit: true },
    );
    at = to;
  }
  runs.push({ text: text.slice(at), hit: false });
  return runs.filter((run) => run.text !== '');
}

/** The words of the text, and the key of the text with the place of each of them in it. */
function wordsOf(text: string, script: Script): { words: Word[]; key: string } {
  const words: Word[] = [];
  let key = ' ';
  for (const { 0: word, index } of text.matchAll(WORD[script])) {
    const folded = searchKey(script, word).trim();
    if (folded) {
      words.push({
        from: index,
        to: index + word.length,
        keyFrom: key.length,
        keyTo: key.length + folded.length,
      });
      key += `${folded} `;
    }
  }
  return { words, key };
}

function occurrences(key: string, wanted: string): { from: number; to: number }[] {
  const found = [];
  for (let at = key.indexOf(wanted); at !== -1; at = key.indexOf(wanted, at + 1)) {
    found.push({ from: at + (wanted.startsWith(' ') ? 1 : 0), to: at + wanted.length });
  }
  return found;
}
