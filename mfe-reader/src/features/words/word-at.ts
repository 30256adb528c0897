import { wordsOf, type VerseWord } from '@fahm/quran/words/verse-words.ts';

export type Point = { x: number; y: number };

/** Where a verse on the page has its Arabic; null when it is not there. */
export const arabicOf = (key: string): HTMLElement | null =>
  document.getElementById(key)?.querySelector<HTMLElement>('[lang=ar]') ?? null;

/** The number of the word at a point of the window, from 1; the last one behind all words. */
export function wordAtPoint(arabic: HTMLElement, { x, y }: Point): number {
  const marked = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-word]');
  if (marked !== null && marked !== undefined) return Number(marked.dataset['word']);
  const words = wordsOf(arabic.textContent);
  const offset = offsetAt(arabic, x, y);
  return (words.find(({ end }) => offset < end) ?? words.at(-1))?.number ?? 1;
}

/** How many characters of an element stand before a point. */
function offsetAt(element: HTMLElement, x: number, y: number): number {
  const caret = document.caretPositionFromPoint?.(x, y);
  const old = caret === undefined ? document.caretRangeFromPoint(x, y) : null;
  const node = caret?.offsetNode ?? old?.startContainer;
  if (node === undefined || !element.contains(node)) return Infinity;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, caret?.offset ?? old?.startOffset ?? 0);
  return before.toString().length;
}

/** The characters of a word on the page; null where the words stand apart, or are not there. */
function rangeOf(arabic: HTMLElement, { start, end }: VerseWord): Range | null {
  const text = [...arabic.childNodes].find((it) => it instanceof Text);
  if (text === undefined || text.length < end) return null;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}

/** Marks a word on the page without touching its markup; answers what takes the mark away. */
export function highlightWord(arabic: HTMLElement, number: number): () => void {
  const apart = arabic.querySelector(`[data-word="${number}"]`);
  apart?.setAttribute('data-chosen', '');
  const word = wordsOf(arabic.textContent)[number - 1];
  const range = apart === null && word !== undefined ? rangeOf(arabic, word) : null;
  // Where the browser has no highlights, the sheet alone shows the word.
  if (range !== null && 'highlights' in CSS) CSS.highlights.set('word', new Highlight(range));
  return () => {
    apart?.removeAttribute('data-chosen');
    if ('highlights' in CSS) CSS.highlights.delete('word');
  };
}
