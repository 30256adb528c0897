import type { VerseFlagStore } from '../../lib/verse-flags.ts';

/** Hides a verse that is shown, and reveals one of which anything is hidden. */
export function toggleVerse(flags: VerseFlagStore, key: string): void {
  const hidden = flags.of(key)?.wordsShown !== undefined;
  flags.change(key, { wordsShown: hidden ? undefined : 0 });
}
