import type { Surah } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { messages } from '../messages.ts';
import { accessOf } from '../model.ts';
import { AboutSurah } from './about-surah.tsx';
import styles from './lessons-panel.module.css';

/** What stands below the header: the lessons, or why they are not there, and facts. */
export function LessonsPanel({ surah }: { surah: Surah }) {
  useReadyMark('study');
  const access = accessOf(surah.number);
  const { heading, text } = messages[access];
  return (
    <>
      <section className={styles.card} data-access={access} aria-labelledby="lessons">
        <h2 className={styles.heading} id="lessons">
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <p className={styles.actions}>
          {access === 'pro' && (
            <a className="button" href={paths.pricing}>
              {messages.pro.pricing}
            </a>
          )}
          <Link
            className={access === 'pro' ? styles.quiet : 'button'}
            href={paths.chapter(surah.number)}
          >
            {messages.read}
          </Link>
        </p>
      </section>
      <AboutSurah surah={surah} />
    </>
  );
}
