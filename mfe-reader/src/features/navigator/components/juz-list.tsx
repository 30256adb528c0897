import {
  hizbQuarterOf,
  hizbQuarterRange,
  juzOf,
  juzRange,
  TOTAL_HIZB_QUARTERS,
  TOTAL_JUZ,
} from '@fahm/quran/mushaf-divisions.ts';
import { type VerseId, type VerseRange, verseKey } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { unitPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './navigator.module.css';

type Props = { start: VerseId | null; onGo: () => void };

const QUARTERS_IN_JUZ = TOTAL_HIZB_QUARTERS / TOTAL_JUZ;
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function placeOf(range: VerseRange | null): string {
  if (range === null) return '';
  return messages.place(surahByNumber(range.start.surah)?.nameEn ?? '', verseKey(range.start));
}

/** The thirty parts, each with its eight quarters of a hizb; those of the current one are open. */
export function JuzList({ start, onGo }: Props) {
  const juz = start === null ? null : juzOf(start);
  const quarter = start === null ? null : hizbQuarterOf(start);
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ol className={styles.list}>
      {upTo(TOTAL_JUZ).map((number) => (
        <li key={number} className={styles.juz}>
          <Link
            ref={number === juz ? current : null}
            className={styles.row}
            href={unitPath({ kind: 'juz', number })}
            aria-current={number === juz ? 'location' : undefined}
            onClick={onGo}
          >
            <span className={styles.words}>
              <span>{messages.juz(number)}</span>
              <span className={styles.note}>{placeOf(juzRange(number))}</span>
            </span>
          </Link>
          <details open={number === juz}>
            <summary aria-label={messages.quartersOf(number)}>{messages.quarters}</summary>
            <Quarters juz={number} current={quarter} onGo={onGo} />
          </details>
        </li>
      ))}
    </ol>
  );
}

type QuartersProps = { juz: number; current: number | null; onGo: () => void };

function Quarters({ juz, current, onGo }: QuartersProps) {
  return (
    <ol className={styles.list}>
      {upTo(QUARTERS_IN_JUZ).map((index) => {
        const number = (juz - 1) * QUARTERS_IN_JUZ + index;
        return (
          <li key={number}>
            <Link
              className={styles.row}
              href={unitPath({ kind: 'hizb', number })}
              aria-current={number === current ? 'location' : undefined}
              onClick={onGo}
            >
              <span className={styles.words}>
                <span>{messages.quarter(Math.ceil(number / 4), ((number - 1) % 4) + 1)}</span>
                <span className={styles.note}>{placeOf(hizbQuarterRange(number))}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
