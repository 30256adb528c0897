import type { VerseId } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { Link } from 'wouter';
import { versePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './landing.module.css';

/** Leads back to the verse that was read last. */
export function ContinueCard({ surah, ayah }: VerseId) {
  const facts = surahByNumber(surah);
  if (facts === null) return null;
  return (
    <Link className={styles.continue} href={versePath(surah, ayah)}>
      <span className={styles.continueWords}>
        <span className={styles.continueTitle}>{messages.continueReading}</span>
        <span>{messages.continueAt(facts, ayah)}</span>
      </span>
      <span className={styles.nameAr} lang="ar" dir="rtl">
        {facts.nameAr}
      </span>
    </Link>
  );
}
