import { Link } from 'wouter';
import foldStyles from '../../../lib/lesson/fold.module.css';
import type { LessonName } from '../../../lib/study.ts';
import { messages } from '../messages.ts';
import styles from './card.module.css';

type Props = {
  lessons: readonly LessonName[];
  /** Where a lesson is that stands on another page; null for one that is on this. */
  hrefOf?: (lesson: LessonName) => string | null;
};

/** The titles, to go to one of many at once. `read-names.ts` reads them back where they stand for more than is shown. */
export function LessonIndex({ lessons, hrefOf }: Props) {
  return (
    <details className={styles.index} data-index="">
      <summary className={foldStyles.summary}>{messages.index(lessons.length)}</summary>
      <ol className={styles.indexList}>
        {lessons.map((lesson) => (
          <Entry key={lesson.id} lesson={lesson} elsewhere={hrefOf?.(lesson) ?? null} />
        ))}
      </ol>
    </details>
  );
}

/** An address that names a lesson of another page finds its title here, also without a script. */
function Entry({
  lesson: { id, title },
  elsewhere,
}: {
  lesson: LessonName;
  elsewhere: string | null;
}) {
  return elsewhere === null ? (
    <li>
      <a href={`#${id}`}>{title}</a>
    </li>
  ) : (
    <li id={id}>
      <Link href={`${elsewhere}#${id}`}>{title}</Link>
    </li>
  );
}
