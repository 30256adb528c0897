import { useState } from 'react';
import { Link } from 'wouter';
import type { RootWord } from '@fahm/contracts/content/word-files.ts';
import { paths, unitPath } from '../../../lib/paths.ts';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { fetchRoot, type Meaning } from '../word-files.ts';
import styles from './word-sheet.module.css';

/** Verses of a word that are listed at first. */
const FIRST = 8;

/** As `searchPath` has it, which the search alone carries: what two lazy files share is a file more. */
const exactSearch = (word: string): string =>
  `${paths.search}?${new URLSearchParams({ q: word, exact: '1' })}`;

type Props = { word: string; meanings: readonly Meaning[] };

/** Where a word stands besides: as it is written by the search, and by its root. */
export function Elsewhere({ word, meanings }: Props) {
  const roots = new Set(meanings.flatMap(({ entry: [, , root] }) => root ?? []));
  return (
    <section>
      <h3 className={styles.heading}>{messages.elsewhere}</h3>
      <p>
        <Link className={styles.link} href={exactSearch(word)}>
          {messages.byForm}
        </Link>
      </p>
      {[...roots].map((root) => (
        <WordsOfRoot key={root} root={root} />
      ))}
    </section>
  );
}

/** The words of a root; nothing is asked for before somebody wants them. */
function WordsOfRoot({ root }: { root: string }) {
  const { base } = useServices();
  const [words, setWords] = useState<readonly RootWord[] | 'failed' | null>(null);
  const load = () => {
    if (Array.isArray(words)) return;
    fetchRoot(base, root).then(setWords, () => setWords('failed'));
  };
  return (
    <details onToggle={load}>
      <summary className={styles.summary}>{messages.byRoot(root)}</summary>
      {words === null && <p className={styles.quiet}>{messages.loading}</p>}
      {words === 'failed' && <p role="status">{messages.rootFailed}</p>}
      {Array.isArray(words) && (
        <ul className={styles.words}>
          {words.map((it: RootWord) => (
            <WordOfRoot key={it.entry[0]} word={it} />
          ))}
        </ul>
      )}
    </details>
  );
}

function WordOfRoot({ word: { entry, note, verses } }: { word: RootWord }) {
  const [all, setAll] = useState(false);
  const [, headword, , , glosses] = entry;
  const places = Object.entries(verses).flatMap(([surah, ayahs]) =>
    ayahs.map((ayah) => ({ surah: Number(surah), ayah })),
  );
  const shown = all ? places : places.slice(0, FIRST);
  return (
    <li>
      <i>{headword}</i> {glosses.join('; ')} ({messages.verses(places.length)})
      {note !== null && <p className={styles.quiet}>{note}</p>}
      <p className={styles.places}>
        {shown.map((place) => (
          <Link key={`${place.surah}:${place.ayah}`} href={unitPath({ kind: 'verse', ...place })}>
            {place.surah}:{place.ayah}
          </Link>
        ))}
        {shown.length < places.length && (
          <button type="button" className={styles.more} onClick={() => setAll(true)}>
            {messages.more(places.length - shown.length)}
          </button>
        )}
      </p>
    </li>
  );
}
