import type { Heading } from './fetch-headings.ts';
import { messages } from './messages.ts';
import styles from './passage-heading.module.css';

/** A heading between verses: an item of their list, since a list holds nothing else. */
export function PassageHeading({ surah, heading }: { surah: number; heading: Heading }) {
  const { from, to, title } = heading;
  return (
    <li className={styles.passage} data-passage-heading="">
      <h3 className={styles.title} id={`passage-${surah}-${from}`}>
        <span className="visually-hidden">{messages.verses(from, to)}: </span>
        {title}
      </h3>
    </li>
  );
}
