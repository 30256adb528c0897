import { surahByNumber } from '@fahm/quran/surahs.ts';
import { ChapterBar } from '../features/chapter/components/chapter-bar.tsx';
import { ChapterFailed, ChapterSkeleton } from '../features/chapter/components/chapter-pending.tsx';
import { ChapterView } from '../features/chapter/components/chapter-view.tsx';
import type { ChapterState } from '../features/chapter/use-chapter.ts';
import styles from './chapter-route.module.css';

type Props = { number: number; state: ChapterState; onRetry: () => void };

/** Composes the chapter page; the same tree at build time and in the browser. */
export function ChapterRoute({ number, state, onRetry }: Props) {
  const surah = surahByNumber(number);
  if (surah === null) return null;
  return (
    <div className={styles.page}>
      <ChapterBar surah={surah} />
      {state.status === 'ready' && <ChapterView surah={surah} chapter={state.chapter} />}
      {state.status === 'loading' && <ChapterSkeleton surah={surah} />}
      {state.status === 'failed' && <ChapterFailed onRetry={onRetry} />}
    </div>
  );
}
