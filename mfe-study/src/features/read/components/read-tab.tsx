import { surahByNumber } from '@fahm/quran/surahs.ts';
import { StateBox } from '@fahm/ui/state-box.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import { useOverview } from '../../../lib/map/use-overview.ts';
import { paths } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { fetchReading } from '../fetch-reading.ts';
import { messages } from '../messages.ts';
import type { ListenWish } from './listening.tsx';
import { ReadingView } from './reading-view.tsx';
import styles from './read.module.css';

const listening = lazyComponent(async () => (await import('./listening.tsx')).Listening);

const NO_PASSAGES: readonly Passage[] = [];

type Props = { surah: number; renderActions: (reference: string) => ReactNode };

/** The surah to read, with its translation (spec 1.3); the reader has all that goes beyond it. */
export function ReadTab({ surah, renderActions }: Props) {
  const { api } = useStudy();
  const facts = surahByNumber(surah);
  const [wish, setWish] = useState<ListenWish | null>(null);
  const [heard, setHeard] = useState<number | null>(null);
  const passages = useOverview(surah)?.passages ?? NO_PASSAGES;
  const query = useQuery({
    queryKey: ['reading', surah],
    queryFn: ({ signal }) =>
      facts === null
        ? Promise.reject(new RangeError(`There is no surah ${surah}`))
        : fetchReading(api, facts, signal),
    retry: 1,
  });
  return (
    <>
      <p className={styles.open}>
        <Link href={paths.chapter(surah)}>{messages.open}</Link> {messages.openNote}
      </p>
      {query.data !== undefined && (
        <ReadingView
          surah={surah}
          reading={query.data}
          passages={passages}
          heard={heard}
          onListen={(ayah) => setWish({ ayah })}
          renderActions={renderActions}
        />
      )}
      {query.data !== undefined && facts !== null && wish !== null && (
        <Suspense fallback={null}>
          <listening.View surah={facts} wish={wish} onVerse={setHeard} />
        </Suspense>
      )}
      {query.isPending && (
        <div className={styles.pending} role="status">
          <span className="visually-hidden">{messages.loading}</span>
        </div>
      )}
      {query.isError && (
        <StateBox
          kind="failed"
          level={3}
          heading={messages.failed}
          text={messages.failedHint}
          retry={{ word: messages.retry, onRetry: () => void query.refetch() }}
        />
      )}
    </>
  );
}
