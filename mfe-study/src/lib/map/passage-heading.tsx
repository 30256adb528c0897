import type { PassageHeading as Heading } from '@fahm/contracts/study/surah-overview.ts';
import { GroupHeading } from '../lesson/heading-level.tsx';
import { mapMessages } from './map-messages.ts';
import { passageAnchor, rangeLabel } from './passages.ts';
import styles from './passage-heading.module.css';

type Props = {
  passage: Heading & { sentence?: string };
  /** Of a passage that stands alone: which of how many it is. A step to it leads the focus to its heading. */
  position?: string;
};

/** The heading of a passage, over its verses or over what is taught of them. */
export function PassageHeading({ passage, position }: Props) {
  const { title, sentence } = passage;
  const isAlone = position !== undefined;
  return (
    <div className={styles.passage}>
      {isAlone && <p className={styles.position}>{position}</p>}
      <GroupHeading
        className={styles.title}
        id={passageAnchor(passage)}
        tabIndex={isAlone ? -1 : undefined}
      >
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
