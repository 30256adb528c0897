import { useCallback, useEffect, useState } from 'react';
import type { ChapterSource, LoadedChapter } from './chapter-source.ts';
import type { Chapter } from './model.ts';

export type ChapterState =
  | { status: 'ready'; chapter: Chapter; title: string }
  | { status: 'loading' }
  | { status: 'failed' };

const ready = ({ chapter, title }: LoadedChapter): ChapterState => ({
  status: 'ready',
  chapter,
  title,
});

/** The chapter to show for `surah`: at once when it is kept, else fetched, with a way to try again. */
export function useChapter(source: ChapterSource, surah: number): [ChapterState, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ surah: number; attempt: number; state: ChapterState }>();
  const kept = source.peek(surah);

  useEffect(() => {
    if (source.peek(surah) !== null) return;
    const abort = new AbortController();
    const settle = (state: ChapterState) => {
      if (!abort.signal.aborted) setSettled({ surah, attempt, state });
    };
    source.load(surah, abort.signal).then(
      (loaded) => settle(ready(loaded)),
      () => settle({ status: 'failed' }),
    );
    return () => abort.abort();
  }, [source, surah, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (kept !== null) return [ready(kept), retry];
  const current = settled?.surah === surah && settled.attempt === attempt ? settled.state : null;
  return [current ?? { status: 'loading' }, retry];
}
