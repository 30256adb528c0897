import type { CoachSource } from '@fahm/contracts/study/coach.ts';
import { Link } from 'wouter';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { lessonPath } from '../model.ts';
import styles from './chat.module.css';

/** What an answer rests on: lessons, their verses, and what the lessons name themselves. */
export function Sources({ sources }: { sources: readonly CoachSource[] }) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.sources}>
      <summary>{messages.sources(sources.length)}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source.id}>
            <p className={styles.label}>{messages.kinds[source.kind]}</p>
            <Link href={lessonPath(source.surahNumber, source.kind, source.id)}>
              {source.title}
            </Link>
            <Verses references={source.verseRefs} />
            <ul className={styles.citations}>
              {source.citations.map(({ label, note }) => (
                <li key={`${label} ${note}`}>{note === null ? label : `${label} (${note})`}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
