import type { Source } from '@fahm/contracts/content/common.ts';
import { citationsOf, Sources } from '../../../lib/sources.tsx';
import { messages } from '../messages.ts';
import styles from './names-view.module.css';

const ABOUT_LIST_ID = 'about-the-list';

type Props = { note: string; sources: readonly Source[] };

/** Where the list comes from, and what scholars say of it. */
export function AboutList({ note, sources }: Props) {
  return (
    <section
      className={styles.about}
      id={ABOUT_LIST_ID}
      aria-labelledby="about-heading"
      data-adopt=""
    >
      <h2 className={styles.aboutHeading} id="about-heading">
        {messages.aboutHeading}
      </h2>
      {note.split(/\n+/).map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      <h3 className={styles.sourcesHeading}>{messages.sources}</h3>
      <Sources sources={citationsOf(sources)} />
    </section>
  );
}
