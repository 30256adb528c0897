import type { Heading } from './fetch-headings.ts';
import { messages } from './messages.ts';
import styles from './passage-heading.module.css';

type Props = {
  surah: number;
  heading: Heading;
  /** One below the heading of the surah, which is the page's own or one of several on it. */
  level: 2 | 3;
};

/** A heading between verses: an item of their list, since a list holds nothing else. */
export function PassageHeading({ surah, heading, level }: Props) {
  const { from, to, title } = heading;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <li className={styles.passage} data-passage-heading="">
      <Title className={styles.title} id={`passage-${surah}-${from}`}>
        <span className="visually-hidden">{messages.verses(from, to)}: </span>
        {title}
      </Title>
    </li>
  );
}
