import { messages } from '../messages.ts';
import { type DivineName, nameAnchor } from '../model.ts';
import styles from './names-view.module.css';

/** One name, at an anchor of its own (`#name-1`). `read-names.ts` reads it back from this markup. */
export function NameCard({ name }: { name: DivineName }) {
  const anchor = nameAnchor(name.number);
  return (
    <li className={styles.card} id={anchor} data-name={name.number}>
      <a className={styles.number} href={`#${anchor}`} aria-label={messages.name(name.number)}>
        {name.number}
      </a>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {name.arabic}
      </p>
      <p className={styles.transliteration} lang="ar-Latn">
        {name.transliteration}
      </p>
      <p className={styles.meaning} data-meaning="">
        {name.meaning}
      </p>
    </li>
  );
}
