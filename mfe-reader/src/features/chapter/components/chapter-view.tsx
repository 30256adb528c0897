import type { Surah } from '@fahm/quran/surahs.ts';
import { messages } from '../messages.ts';
import type { Chapter } from '../model.ts';
import { ChapterHeader } from './chapter-header.tsx';
import styles from './chapter-view.module.css';
import { VerseItem } from './verse-item.tsx';

export function ChapterView({ surah, chapter }: { surah: Surah; chapter: Chapter }) {
  return (
    <article data-chapter={surah.number}>
      <ChapterHeader surah={surah} basmala={chapter.basmala} />
      <ol className={styles.verses}>
        {chapter.verses.map((verse) => (
          <VerseItem key={verse.ayah} surah={surah.number} verse={verse} />
        ))}
      </ol>
      <footer className={styles.credits}>
        <p>{messages.credits.arabic}</p>
        <p>{messages.credits.translation}</p>
      </footer>
    </article>
  );
}
