import type { CoachSegment, CoachVerse } from '@fahm/contracts/study/coach.ts';
import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import styles from './chat.module.css';
import { FixedReply } from './fixed-reply.tsx';

/** The pieces of an answer, each under the mark of where its words come from. */
export function Segments({ segments }: { segments: readonly CoachSegment[] }) {
  // Beside what a lesson says verses are its support: they open by a tap.
  const isFolded = segments.some(({ type }) => type === 'lesson');
  return segments.map((segment) =>
    // The coach speaks for itself: no mark of a source, which there is none of.
    segment.type === 'refusal' ? (
      <FixedReply key={keyOf(segment)} reply={segment} />
    ) : (
      <div key={keyOf(segment)} className={styles.segment} data-label={segment.label}>
        <p className={styles.label}>{messages.labels[segment.label]}</p>
        {segment.type === 'verse' && isFolded ? (
          <details className={styles.fold}>
            <summary>{messages.read(segment.ref)}</summary>
            <Piece segment={segment} />
          </details>
        ) : (
          <Piece segment={segment} />
        )}
      </div>
    ),
  );
}

const keyOf = (segment: CoachSegment): string =>
  `${segment.type} ${segment.type === 'verse' ? segment.ref : segment.text}`;

type Sourced = Exclude<CoachSegment, { type: 'refusal' }>;

function Piece({ segment }: { segment: Sourced }) {
  if (segment.type === 'verse') {
    return (
      <>
        {segment.verses?.map((verse) => (
          <Verse key={verse.key} verse={verse} />
        ))}
        <Verses references={[segment.ref]} />
      </>
    );
  }
  return (
    <>
      {segment.type === 'lesson' && <p className={styles.title}>{segment.title}</p>}
      <p className={styles.text} dir="auto">
        {segment.text}
      </p>
    </>
  );
}

function Verse({ verse: { key, arabic, translation } }: { verse: CoachVerse }) {
  return (
    <>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {arabic} <span className={styles.end}>{ayahEnd(Number(key.split(':')[1]))}</span>
      </p>
      <p className={styles.translation} dir="auto">
        {translation}
      </p>
    </>
  );
}
