import type { PassageHeading as Heading } from '@fahm/contracts/study/surah-overview.ts';
import { Progress } from '@fahm/ui/progress.tsx';
import { type ReactNode, useId } from 'react';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { passageAnchor } from '../../../lib/map/passages.ts';
import { messages } from '../messages.ts';
import styles from './mastery.module.css';

type Props = {
  /** Null for what is of the whole surah. */
  passage: Heading | null;
  done: number;
  total: number;
  children: ReactNode;
};

/** The objectives of a passage, under its heading. */
export function PassageAims({ passage, done, total, children }: Props) {
  const whole = useId();
  return (
    <div
      role="group"
      data-aims={passage?.from ?? ''}
      aria-labelledby={passage === null ? whole : passageAnchor(passage)}
    >
      {passage === null ? (
        <h3 className={styles.whole} id={whole}>
          {messages.whole}
        </h3>
      ) : (
        <PassageHeading passage={{ from: passage.from, to: passage.to, title: passage.title }} />
      )}
      <div className={styles.item}>
        <p className={styles.ticks}>{messages.tickedOf(done, total)}</p>
        <Progress max={total} value={done} aria-hidden="true" />
        {children}
      </div>
    </div>
  );
}
