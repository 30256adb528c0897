import { type RefObject, useEffect } from 'react';
import type { Arrivals } from '../../lib/arrival.ts';
import type { Passage } from '../../lib/passage.ts';
import type { VerseMarks } from '../../lib/verse-marks.ts';

type Options = { passage: Passage | null; arrivals: Arrivals; marks: VerseMarks };

/**
 * Brings the verse that the address names to the top and marks it. Browsers do that on a document load
 * only, and after going back the reader’s own place counts.
 */
export function useTargetVerse(
  root: RefObject<HTMLElement | null>,
  { passage, arrivals, marks }: Options,
): void {
  useEffect(() => {
    if (passage === null) return;
    let marked: string | null = null;
    const mark = (key: string | null) => {
      if (marked !== null) marks.change(marked, { target: false });
      if (key !== null) marks.change(key, { target: true });
      marked = key;
    };
    const go = () => {
      const key = location.hash.slice(1);
      const verse = root.current?.querySelector(`[data-verse][id="${CSS.escape(key)}"]`) ?? null;
      mark(verse === null ? null : key);
      verse?.scrollIntoView({ block: 'start' });
    };
    if (arrivals.last() === 'push') go();
    const stop = arrivals.onPush(go);
    return () => {
      stop();
      mark(null);
    };
  }, [root, passage, arrivals, marks]);
}
