import { verseKey, type Passage } from '../../lib/passage.ts';
import type { VerseMarks } from '../../lib/verse-marks.ts';

const keysOf = ({ groups }: Passage): string[] =>
  groups.flatMap(({ surah, verses }) => verses.map(({ ayah }) => verseKey(surah, ayah)));

/** Words of a verse, as `HiddenWords` cuts them. */
function wordsOf({ groups }: Passage, key: string): string[] {
  for (const { surah, verses } of groups) {
    const verse = verses.find(({ ayah }) => verseKey(surah, ayah) === key);
    if (verse !== undefined) return verse.arabic.split(' ');
  }
  return [];
}

/** Hides a verse that is shown, and reveals one of which anything is hidden. */
export function toggleVerse(marks: VerseMarks, key: string): void {
  const hidden = marks.of(key)?.wordsShown !== undefined;
  marks.change(key, { wordsShown: hidden ? undefined : 0 });
}

export function hideAll(marks: VerseMarks, passage: Passage): void {
  for (const key of keysOf(passage)) marks.change(key, { wordsShown: 0 });
}

/** Reveals one word more of a hidden verse, and answers it; with its last word the verse is hidden no more. */
export function revealWord(marks: VerseMarks, passage: Passage, key: string): string | null {
  const shown = marks.of(key)?.wordsShown;
  if (shown === undefined) return null;
  const words = wordsOf(passage, key);
  const next = shown + 1;
  marks.change(key, { wordsShown: next >= words.length ? undefined : next });
  return words[shown] ?? null;
}

/**
 * The verse whose next word is wanted: the one touched last while something of it is hidden, else the first
 * hidden one from `top` on, else the first of the passage. Null when nothing is hidden.
 */
export function verseToReveal(
  marks: VerseMarks,
  passage: Passage,
  { touched, top }: { touched: string | null; top: string },
): string | null {
  const keys = keysOf(passage);
  const hidden = keys.filter((key) => marks.of(key)?.wordsShown !== undefined);
  if (touched !== null && hidden.includes(touched)) return touched;
  const from = keys.indexOf(top);
  return hidden.find((key) => keys.indexOf(key) >= from) ?? hidden[0] ?? null;
}
