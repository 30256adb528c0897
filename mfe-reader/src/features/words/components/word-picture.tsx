import {
  percentOf,
  sharesOf,
  sumOf,
  type WordCounts,
} from '@fahm/contracts/content/word-counts.ts';
import { SurahPicture } from '@fahm/quran/surah-picture/surah-picture.tsx';
import { useMemo } from 'react';
import { isMarked, type KnownWords, knownWords } from '../../../lib/known-words.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';
import { useCounts } from '../use-counts.ts';
import { type Recalled, useRecalled } from '../use-recalled.ts';
import styles from './word-picture.module.css';

/** The surahs by the share of words that somebody recalls, or else marked; nothing where there is neither. */
export function WordPicture() {
  const { base } = useServices();
  const marks = useStore(knownWords(), (it) => it);
  const recalled = useRecalled();
  const recalls = recalled !== null && recalled.size > 0;
  const isWanted = recalls || Object.values(marks.fields).some(({ value }) => value);
  const counts = useCounts(base, isWanted);
  const figures = useMemo(
    () => (counts === null ? null : figuresOf(counts, marks, recalled)),
    [counts, marks, recalled],
  );
  if (!isWanted || figures === null) return null;
  const { marked } = figures;
  const name = messages.quran;
  return (
    <section className={styles.section} aria-labelledby="words-known">
      <h2 className={styles.heading} id="words-known">
        {recalls ? messages.recalledPicture : messages.markedPicture}
      </h2>
      <p className={styles.text}>
        {figures.recalled === null
          ? messages.marked(percentOf(sumOf(marked)), name)
          : messages.recalledAndMarked(
              percentOf(sumOf(figures.recalled)),
              percentOf(sumOf(marked)),
              name,
            )}
      </p>
      <SurahPicture
        percents={((recalls && figures.recalled) || marked).map(percentOf)}
        cell={messages.cell}
        labelledBy="words-known"
        small
      />
    </section>
  );
}

const figuresOf = (counts: WordCounts, marks: KnownWords, recalled: Recalled | null) => ({
  marked: sharesOf(counts, (id) => isMarked(marks, id)),
  recalled: recalled && sharesOf(counts, (id) => recalled.has(id)),
});
