import { verseKey, type Passage } from '../../lib/passage.ts';
import type { VerseMarks } from '../../lib/verse-marks.ts';

const keysOf = ({ groups }: Passage): string[] =>
  groups.flatMap(({ surah, verses }) => verses.map(({ ayah }) => verseKey(surah, ayah)));

/** Words of a verse, as `HiddenWords` counts them. */
function wordCount({ groups }: Passage, key: string): number {
  for (const { surah, verses } of groups) {
    const verse = verses.find(({ ayah }) => verseKey(surah, ayah) === key);
    if (verse !== undefined) return verse.arabic.split(' ').length;
  }
  return 0;
}

/** Hides a verse that is shown, and reveals one of which anything is hidden. */
export function toggleVerse(marks: VerseMarks, key: string): void {
  const hidden = marks.of(key)?.wordsShown !== undefined;
  marks.change(key, { wordsShown: hidden ? undefined : 0 });
}

export function hideAll(marks: VerseMarks, passage: Passage): void {
  for (const key of keysOf(passage)) marks.change(key, { wordsShown: 0 });
}

/** Reveals one word more of a hidden verse; with its last word the verse is hidden no more. */
export function revealWord(marks: VerseMarks, passage: Passage, key: string): void {
  const shown = marks.of(key)?.wordsShown;
  if (shown === undefined) return;
  const next = shown + 1;
  marks.change(key, { wordsShown: next >= wordCount(passage, key) ? undefined : next });
}

/** The first verse of the passage of which something is hidden. */
export const firstHidden = (marks: VerseMarks, passage: Passage): string | null =>
  keysOf(passage).find((key) => marks.of(key)?.wordsShown !== undefined) ?? null;
