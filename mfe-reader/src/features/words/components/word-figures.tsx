import type { Passage } from '../../../lib/passage.ts';
import { messages } from '../messages.ts';
import type { VerseMeanings } from '../use-meanings.ts';
import { shareKnown } from '../share-known.ts';
import styles from './word-by-word.module.css';

type Props = {
  passage: Passage;
  meaningsOf: VerseMeanings;
  known: (id: string) => boolean;
  /** Of what the words are. */
  name: string;
};

/** How many of a page's words are marked as known; none until all of them are there. */
export function WordFigures({ passage, meaningsOf, known, name }: Props) {
  const verses = passage.groups.flatMap(({ surah, verses: own }) =>
    own.map(({ ayah }) => meaningsOf(surah, ayah)),
  );
  if (verses.includes(null)) return null;
  const marked = shareKnown(
    verses.flatMap((it) => it ?? []),
    known,
  );
  return <p className={styles.figures}>{messages.figures(marked, name)}</p>;
}
