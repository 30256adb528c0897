import type { Passage } from '../../../lib/passage.ts';
import { messages } from '../messages.ts';
import { shareKnown } from '../share-known.ts';
import type { VerseMeanings } from '../use-meanings.ts';
import { useRecalled } from '../use-recalled.ts';
import styles from './word-by-word.module.css';

type Props = {
  passage: Passage;
  meaningsOf: VerseMeanings;
  /** Whether somebody marked a word as known. */
  known: (id: string) => boolean;
  /** Of what the words are. */
  name: string;
};

/** How many of a page's words were recalled and are marked, two figures apart; none until all words are there. */
export function WordFigures({ passage, meaningsOf, known, name }: Props) {
  const recalled = useRecalled();
  const verses = passage.groups.flatMap(({ surah, verses: own }) =>
    own.map(({ ayah }) => meaningsOf(surah, ayah)),
  );
  if (verses.includes(null)) return null;
  const words = verses.flatMap((it) => it ?? []);
  const marked = shareKnown(words, known);
  const both = recalled !== null && shareKnown(words, (id) => recalled.has(id));
  return (
    <p className={styles.figures}>
      {both === false
        ? messages.marked(marked, name)
        : messages.recalledAndMarked(both, marked, name)}
    </p>
  );
}
