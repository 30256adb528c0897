import { formatReference, verseKey, type VerseId, versesOf } from '@fahm/quran/reference.ts';
import type { NamedPlace } from '@fahm/quran/search/names.ts';
import type { Target } from '@fahm/quran/search/query.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { targetName, targetPath } from '../../../lib/target/target.ts';
import type { LoadVerse, VerseText } from '../../../lib/text/verse-text.ts';
import { messages } from '../messages.ts';
import { HitItem } from './hit-item.tsx';
import styles from './results.module.css';

/** What is read here of a long passage, before one goes there. */
const MAX_VERSES = 7;

type Props = { place: NamedPlace; load: LoadVerse };

/** What a reference or a name stands for: its own verses, and the way to them. */
export function Place({ place: { title, targets }, load }: Props) {
  return (
    <>
      {title !== null && <p className={styles.title}>{title}</p>}
      {targets.map((target) => (
        <div key={formatReference(target.range)} className={styles.place}>
          <Link className={`button ${styles.goTo ?? ''}`} href={targetPath(target)}>
            {messages.goTo(targetName(target))}
          </Link>
          {isVerses(target) && <Verses target={target} load={load} />}
        </div>
      ))}
    </>
  );
}

/** A surah or a page is a place to read at; verses are read here. */
const isVerses = ({ kind }: Target): boolean => kind === 'verse' || kind === 'range';

type Shown = VerseText & { verse: VerseId };

function Verses({ target: { range }, load }: { target: Target; load: LoadVerse }) {
  const total = versesOf(range).length;
  const [shown, setShown] = useState<readonly Shown[] | 'pending' | 'failed'>('pending');
  const [attempt, setAttempt] = useState(0);
  const reference = formatReference(range);
  useEffect(() => {
    const abort = new AbortController();
    const get = async () => {
      const found = await loadAll(versesOf(range).slice(0, MAX_VERSES), load, abort.signal).catch(
        () => 'failed' as const,
      );
      if (!abort.signal.aborted) setShown(found);
    };
    void get();
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the reference names the range; every attempt is one more run.
  }, [reference, load, attempt]);
  if (shown === 'pending') return <div className={styles.coming} aria-busy="true" />;
  if (shown === 'failed') {
    const retry = () => {
      setShown('pending');
      setAttempt((count) => count + 1);
    };
    return (
      <div role="alert">
        <p>{messages.failed}</p>
        <button type="button" className="button" onClick={retry}>
          {messages.retry}
        </button>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.hits}>
        {shown.map(({ verse, arabic, translation, edition }) => (
          <HitItem
            key={verseKey(verse)}
            verse={verse}
            arabic={[{ text: arabic, hit: false }]}
            translation={[{ text: translation, hit: false }]}
            edition={edition}
          />
        ))}
      </ul>
      {total > shown.length && (
        <p className={styles.note}>{messages.firstOf(shown.length, total)}</p>
      )}
    </>
  );
}

/** The text of the first verse brings that of its surah, out of which the others come. */
async function loadAll(
  [first, ...others]: readonly VerseId[],
  load: LoadVerse,
  signal: AbortSignal,
): Promise<Shown[]> {
  if (first === undefined) return [];
  const get = async (verse: VerseId): Promise<Shown> => ({ verse, ...(await load(verse, signal)) });
  return [await get(first), ...(await Promise.all(others.map(get)))];
}
