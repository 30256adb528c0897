import type { VerseId } from '@fahm/quran/reference.ts';
import { verseOfKey } from '../../lib/passage.ts';

/** How long a verse has to stand on the screen to count as seen, in milliseconds. */
const SEEN_AFTER_MS = 1500;
/** Height of the bar over the text, in pixels. */
const BAR_PX = 56;
const THRESHOLDS = [0, 0.25, 0.5, 0.75, 1];

export type Watcher = {
  /** The first verse on the screen became another one. */
  onTop: (verse: VerseId) => void;
  /** These verses were on the screen long enough, or have been again; keys like `2:255`. */
  onSeen: (keys: readonly string[]) => void;
};

type Visible = { since: number; share: number };

/** Most of the verse, or most of the screen, for a verse that is longer than it. */
const fills = ({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  Math.max(intersectionRatio, intersectionRect.height / (rootBounds?.height ?? Infinity));

/**
 * Watches which verses below `root` are really on the screen. Answers the function that stops it, which
 * reports nothing more.
 */
export function watchVerses(root: ParentNode, { onTop, onSeen }: Watcher): () => void {
  const verses = [...root.querySelectorAll<HTMLElement>('[data-verse]')];
  const visible = new Map<string, Visible>();
  let top: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    const now = performance.now();
    const entries = [...visible].filter(([, { share }]) => share >= 0.5);
    const seen = entries.filter(([, { since }]) => now - since >= SEEN_AFTER_MS);
    if (seen.length > 0 && !document.hidden) onSeen(seen.map(([key]) => key));
    if (seen.length < entries.length) timer = setTimeout(report, SEEN_AFTER_MS / 3);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const key = entry.target.id;
        const share = entry.isIntersecting ? fills(entry) : 0;
        const known = visible.get(key);
        if (share === 0) visible.delete(key);
        else visible.set(key, { since: known?.since ?? performance.now(), share });
      }
      const first = verses.find(({ id }) => (visible.get(id)?.share ?? 0) >= 0.5);
      const key = first?.id;
      if (key !== undefined && key !== top) onTop(verseOfKey((top = key)));
      clearTimeout(timer);
      timer = setTimeout(report, SEEN_AFTER_MS);
    },
    { rootMargin: `-${BAR_PX}px 0px 0px`, threshold: THRESHOLDS },
  );
  for (const verse of verses) observer.observe(verse);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
