import type { PassageHeading as Heading } from '@fahm/contracts/surah-overview.ts';
import { GroupHeading } from '../heading-level.tsx';
import { mapMessages } from './map-messages.ts';
import { passageAnchor, rangeLabel } from './passages.ts';
import styles from './passage-heading.module.css';

/** The heading of a passage, over its verses or over what is taught of them. */
export function PassageHeading({ passage }: { passage: Heading & { sentence?: string } }) {
  const { title, sentence } = passage;
  return (
    <div className={styles.passage}>
      <GroupHeading className={styles.title} id={passageAnchor(passage)}>
        <span className={styles.range}>
          <span className="visually-hidden">{mapMessages.verses(passage)} </span>
          <span aria-hidden="true">{rangeLabel(passage)}</span>
        </span>
        {title}
      </GroupHeading>
      {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
    </div>
  );
}
