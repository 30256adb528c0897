import { juzOf, pageOf } from '@fahm/quran/mushaf-divisions.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import type { Unit } from '../../../lib/unit.ts';
import { messages } from '../messages.ts';
import { surahOf, unitName } from '../unit-words.ts';
import styles from './reading-bar.module.css';

type Props = {
  unit: Unit;
  /** The verse at the top of the screen. */
  verse: VerseId;
};

/** Says where in the mushaf the reader is: the surah on top, juz and page below it. */
export function LocationName({ unit, verse }: Props) {
  const surah = surahOf(verse.surah);
  const name = unit.kind === 'chapter' ? messages.surahName(surah) : unitName(unit);
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.where}>{messages.here(juzOf(verse) ?? 1, pageOf(verse) ?? 1)}</span>
    </>
  );
}
