/** One written word of a verse. `arabic.slice(start, end)` is its text: nothing is normalised. */
export type VerseWord = {
  /** 1 to the number of words in the verse. */
  number: number;
  text: string;
  start: number;
  end: number;
};

/** Words of one verse by number, both ends inclusive. */
export type WordSpan = { first: number; last: number };

/**
 * Signs that stand before or after a word and are none: pauses, end of a verse, rub el hizb, sajda, digits.
 * U+06DC is a pause at the end of a word only; over a sad inside one (2:245, 7:69, 52:37) it is spelling.
 */
const SIGNS = '\u06D6-\u06DE\u06E9\u0660-\u0669';
const SIGNS_BEFORE = new RegExp(`^[${SIGNS}]+`);
const SIGNS_AFTER = new RegExp(`[${SIGNS}]+$`);

/**
 * The words of one verse as its edition writes them, parted by white space, without the signs around
 * them. Takes the text and needs no corpus, so that it costs a browser or a worker next to nothing.
 */
export function wordsOf(arabic: string): VerseWord[] {
  const words: VerseWord[] = [];
  for (const { 0: run, index } of arabic.matchAll(/\S+/g)) {
    const rest = run.replace(SIGNS_BEFORE, '');
    const text = rest.replace(SIGNS_AFTER, '');
    if (text === '') continue;
    const start = index + run.length - rest.length;
    words.push({ number: words.length + 1, text, start, end: start + text.length });
  }
  return words;
}

/**
 * From the first letter of one word to the last of another, as the verse has it: a pause between two
 * words stays, one after the last is left out. `null` when the verse has no such words.
 */
export function textOfWords(arabic: string, { first, last }: WordSpan): string | null {
  const words = wordsOf(arabic);
  const [from, to] = [words[first - 1], words[last - 1]];
  return from && to && first <= last ? arabic.slice(from.start, to.end) : null;
}
