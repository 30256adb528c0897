import type { PassageProgress } from '@fahm/contracts/study/progress.ts';
import type { PassageHeading } from '@fahm/contracts/study/surah-overview.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { centreIn } from '../components/centre-in.ts';
import { mapMessages } from './map-messages.ts';
import { holds, rangeLabel } from './passages.ts';
import { ProgressBar } from './progress-bar.tsx';
import { MANY_PASSAGES, weightOf } from './ribbon-model.ts';
import styles from './ribbon.module.css';

type Props = {
  passages: readonly PassageHeading[];
  /** Where a passage leads. */
  hrefOf: (passage: PassageHeading) => string;
  /** A verse of the passage that the address names. */
  current: number | null;
  /** In the order of the passages; null where nobody's is known. */
  progress: readonly PassageProgress[] | null;
};

/** The map of a surah as a picture: a segment for each passage, about as long as its verses are many. */
export function Ribbon({ passages, hrefOf, current, progress }: Props) {
  const row = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // On a phone it is wider than the screen.
    if (current !== null) centreIn(row.current, '[aria-current]');
  }, [current]);
  const longest = Math.max(...passages.map(({ from, to }) => to - from + 1));
  return (
    <nav className={styles.ribbon} aria-label={mapMessages.ribbon}>
      <ol
        ref={row}
        className={styles.segments}
        data-dense={passages.length > MANY_PASSAGES ? '' : undefined}
      >
        {passages.map((passage, at) => (
          <li
            key={passage.from}
            className={styles.segment}
            data-weight={weightOf(passage, longest)}
            data-from={passage.from}
            data-to={passage.to}
          >
            <Link
              className={styles.link}
              href={hrefOf(passage)}
              title={passage.title}
              aria-current={holds(passage, current) ? 'true' : undefined}
            >
              <span className={styles.range}>
                <span className="visually-hidden">{mapMessages.verses(passage)}: </span>
                <span aria-hidden="true">{rangeLabel(passage)}</span>
              </span>
              <span className={styles.title} data-field="passage">
                {passage.title}
              </span>
              <Fill progress={progress?.[at] ?? null} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** How much of a passage's cards is begun, and how much of that is known: as a bar, and in words. */
function Fill({ progress }: { progress: PassageProgress | null }) {
  const { cards, started, known } = progress ?? { cards: 0, started: 0, known: 0 };
  return (
    <>
      {cards > 0 && (
        <span className="visually-hidden">, {mapMessages.progress({ cards, started, known })}</span>
      )}
      <span className={styles.fill}>
        <ProgressBar cards={cards} started={started} known={known} />
      </span>
    </>
  );
}
