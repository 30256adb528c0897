import { versePath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import { VERSES_OF_THE_NAMES } from '../verses.ts';
import styles from './about-list.module.css';

export const ABOUT_LIST_ID = 'about-the-list';

/** Where the list comes from, and what scholars say of it. */
export function AboutList() {
  const { heading, quran, paragraphs } = messages.about;
  return (
    <section className={styles.about} id={ABOUT_LIST_ID} aria-labelledby="about-heading">
      <h2 className={styles.heading} id="about-heading">
        {heading}
      </h2>
      <p>
        {quran}
        {VERSES_OF_THE_NAMES.map((verse, index) => (
          <span key={verse}>
            {index === 0 ? ' ' : ', '}
            <a href={versePath(verse)}>{verse}</a>
          </span>
        ))}
        .
      </p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
