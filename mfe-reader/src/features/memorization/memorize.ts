import { verseKey, type Passage } from '../../lib/passage.ts';
import type { VerseFlagStore } from '../../lib/verse-flags.ts';

const keysOf = ({ groups }: Passage): string[] =>
  groups.flatMap(({ surah, verses }) => verses.map(({ ayah }) => verseKey(surah, ayah)));

/** Words of a verse, as `VerseWords` cuts them. */
function wordsOf({ groups }: Passage, key: string): string[] {
  for (const { surah, verses } of groups) {
    const verse = verses.find(({ ayah }) => verseKey(surah, ayah) === key);
    if (verse !== undefined) return verse.arabic.split(' ');
  }
  return [];
}

export function hideAll(flags: VerseFlagStore, passage: Passage): void {
  for (const key of keysOf(passage)) flags.change(key, { wordsShown: 0 });
}

/** Reveals one word more of a hidden verse, and answers it; with its last word the verse is hidden no more. */
export function revealWord(flags: VerseFlagStore, passage: Passage, key: string): string | null {
  const shown = flags.of(key)?.wordsShown;
  if (shown === undefined) return null;
  const words = wordsOf(passage, key);
  const next = shown + 1;
  flags.change(key, { wordsShown: next >= words.length ? undefined : next });
  return words[shown] ?? null;
}

/**
 * The verse whose next word is wanted: the one touched last while something of it is hidden, else the first
 * hidden one from `top` on, else the first of the passage. Null when nothing is hidden.
 */
export function verseToReveal(
  flags: VerseFlagStore,
  passage: Passage,
  { touched, top }: { touched: string | null; top: string },
): string | null {
  const keys = keysOf(passage);
  const hidden = keys.filter((key) => flags.of(key)?.wordsShown !== undefined);
  if (touched !== null && hidden.includes(touched)) return touched;
  const from = keys.indexOf(top);
  return hidden.find((key) => keys.indexOf(key) >= from) ?? hidden[0] ?? null;
}
