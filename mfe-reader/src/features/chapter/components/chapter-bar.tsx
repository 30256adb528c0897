import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { chapterPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './chapter-bar.module.css';

type StepProps = { to: Surah | null; rel: 'prev' | 'next' };

/** A link that works without JavaScript; at either end a disabled one, so that the bar keeps its shape. */
function Step({ to, rel }: StepProps) {
  const word = messages[rel === 'prev' ? 'previous' : 'next'];
  const none = rel === 'prev' ? messages.noPrevious : messages.noNext;
  const label = rel === 'prev' ? messages.previousChapter : messages.nextChapter;
  const content = (
    <>
      <span className={styles.arrow} data-rel={rel} aria-hidden="true" />
      {word}
    </>
  );
  if (to === null) {
    return (
      <span
        className={styles.step}
        data-rel={rel}
        role="link"
        aria-disabled="true"
        aria-label={none}
      >
        {content}
      </span>
    );
  }
  return (
    <Link
      className={styles.step}
      data-rel={rel}
      href={chapterPath(to.number)}
      rel={rel}
      aria-label={label(to.nameEn)}
    >
      {content}
    </Link>
  );
}

export function ChapterBar({ surah }: { surah: Surah }) {
  return (
    <nav className={styles.bar} aria-label={messages.chapters}>
      <Step to={surahByNumber(surah.number - 1)} rel="prev" />
      <p className={styles.here} aria-hidden="true">
        {messages.here(surah)}
      </p>
      <Step to={surahByNumber(surah.number + 1)} rel="next" />
    </nav>
  );
}
