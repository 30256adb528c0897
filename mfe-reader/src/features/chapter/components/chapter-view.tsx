import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import type { Chapter } from '../model.ts';
import { ChapterHeader } from './chapter-header.tsx';
import styles from './chapter-view.module.css';
import { VerseItem } from './verse-item.tsx';

export function ChapterView({ surah, chapter }: { surah: Surah; chapter: Chapter }) {
  const { edition } = chapter;
  return (
    <article
      data-chapter={surah.number}
      data-edition={edition.id}
      data-edition-failed={edition.failed ? '' : undefined}
    >
      <ChapterHeader surah={surah} basmala={chapter.basmala} />
      <ol className={styles.verses}>
        {chapter.verses.map((verse) => (
          <VerseItem key={verse.ayah} surah={surah.number} verse={verse} edition={edition} />
        ))}
      </ol>
      <footer className={styles.credits}>
        <p>{messages.credits.arabic}</p>
        <p>
          {messages.credits.translation} <span data-edition-credit="">{edition.credit}</span>
        </p>
      </footer>
    </article>
  );
}
