import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import type { SurahStem } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './surah-steps.module.css';

type StepProps = { to: Surah; rel: 'prev' | 'next'; stem: SurahStem };

function Step({ to, rel, stem }: StepProps) {
  return (
    <Link className={styles.step} data-rel={rel} href={`${stem}/${to.number}`} rel={rel}>
      <span className={styles.word}>{messages[rel === 'prev' ? 'previous' : 'next']}</span>
      <span className={styles.name}>
        {to.number}. {to.nameEn}
      </span>
    </Link>
  );
}

/** The surahs on either side; at the ends there is one only. */
export function SurahSteps({ surah, stem }: { surah: Surah; stem: SurahStem }) {
  const previous = surahByNumber(surah.number - 1);
  const next = surahByNumber(surah.number + 1);
  return (
    <nav className={styles.steps} aria-label={messages.steps}>
      {previous !== null && <Step to={previous} rel="prev" stem={stem} />}
      {next !== null && <Step to={next} rel="next" stem={stem} />}
    </nav>
  );
}
