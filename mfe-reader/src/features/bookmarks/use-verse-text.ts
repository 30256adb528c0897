import type { VerseId } from '@fahm/quran/reference.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { LoadVerse, VerseText } from '../../lib/text/verse-text.ts';

/** How far below the screen a verse is fetched already, in pixels. */
const AHEAD_PX = 800;

/** The text of a verse, fetched when its place comes near the screen. */
export function useVerseText(
  place: RefObject<HTMLElement | null>,
  { surah, ayah }: VerseId,
  load: LoadVerse,
): { text: VerseText | 'pending' | 'failed'; retry: () => void } {
  const [text, setText] = useState<VerseText | 'pending' | 'failed'>('pending');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const get = async () => {
      const found = await load({ surah, ayah }, signal).catch(() => 'failed' as const);
      if (!signal.aborted) setText(found);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void get();
      },
      { rootMargin: `${AHEAD_PX}px 0px` },
    );
    if (place.current !== null) observer.observe(place.current);
    return () => {
      observer.disconnect();
      abort.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every attempt is one more run.
  }, [place, surah, ayah, load, attempt]);
  const retry = () => {
    setText('pending');
    setAttempt((count) => count + 1);
  };
  return { text, retry };
}
