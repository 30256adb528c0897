import type { Surah } from '@fahm/quran/surahs.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { PanelSkeleton } from '../features/surah/components/panel-pending.tsx';
import { SurahHeader } from '../features/surah/components/surah-header.tsx';
import { SurahSteps } from '../features/surah/components/surah-steps.tsx';
import { messages } from '../features/surah/messages.ts';
import { paths } from '../lib/paths.ts';
import styles from './surah-route.module.css';

type Props = {
  surah: Surah;
  Panel: ComponentType<{ surah: Surah }>;
  /** Says so when the panel's code cannot be had; nothing at build time. */
  notice: ReactNode;
};

/** Composes the surah page; the same tree at build time and in the browser. Always dark (spec 1.6). */
export function SurahRoute({ surah, Panel, notice }: Props) {
  return (
    <div className={styles.study} data-theme="study">
      <div className={styles.page}>
        <Link className={styles.back} href={paths.home}>
          <span className={styles.arrow} aria-hidden="true" />
          {messages.back}
        </Link>
        <article data-surah={surah.number}>
          <SurahHeader surah={surah} />
          {notice}
          {/* A new boundary for each surah: one that still waits for its code is dropped, not updated. */}
          <Suspense key={surah.number} fallback={<PanelSkeleton surah={surah} />}>
            <Panel surah={surah} />
          </Suspense>
        </article>
        <SurahSteps surah={surah} />
      </div>
    </div>
  );
}
