import { progressQuery } from '@fahm/api-client/study/progress.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { placePath, readPlace } from '../../../lib/last-place.ts';
import { studyPath } from '../../../lib/paths.ts';
import { useStudy } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import { lastStudied } from '../model.ts';
import { Card } from './card.tsx';
import styles from './dashboard.module.css';

/** The surah that was studied last. */
export function ContinueCard({ userId }: { userId: string }) {
  const query = useQuery(progressQuery(useStudy().api));
  const words = messages.continue;
  const last = lastStudied(query.data ?? []);
  const surah = last === null ? null : surahByNumber(last.surahNumber);
  const place = surah === null ? null : readPlace(userId, surah.number);
  return (
    <Card id="continue" heading={words.heading} state={query} failed={words.failed}>
      {last === null || surah === null ? (
        <>
          <p className={styles.text}>{words.none}</p>
          <Link className="button" data-tone="secondary" href={studyPath(1)}>
            {words.begin}
          </Link>
        </>
      ) : (
        <>
          <p className={styles.number}>
            {surah.number}. {surah.nameEn}
          </p>
          <p className={styles.text}>
            {place === null ? words.percent(last.percentage) : words.place(place)}
          </p>
          <Link
            className="button"
            data-tone="secondary"
            href={place === null ? studyPath(surah.number) : placePath(surah.number, place)}
            aria-label={words.of(surah.nameEn)}
          >
            {words.action}
          </Link>
        </>
      )}
    </Card>
  );
}
