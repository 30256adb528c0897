import type { ConceptLink } from '@fahm/contracts/study/lessons.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { surahPath } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './concept-links.module.css';

/** Concepts of other surahs, and what each is to this one. */
export function ConceptLinks({ links }: { links: readonly ConceptLink[] }) {
  return (
    <Fold heading={messages.links.heading} aside={links.length}>
      <ul className={styles.links} data-field="links">
        {links.map(({ concept, surahNumber, title, kind }) => (
          <li key={concept} data-to={concept} data-surah-of={surahNumber} data-kind={kind}>
            <span className={styles.kind}>{messages.links.kinds[kind]}</span>
            <a className={styles.title} href={`${surahPath(surahNumber)}#${concept}`}>
              {title}
            </a>
            <span className={styles.surah}>
              {surahByNumber(surahNumber)?.nameEn} ({surahNumber})
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
