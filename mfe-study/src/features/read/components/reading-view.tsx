import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { type ReactNode, useRef } from 'react';
import type { PassageHeading as PassageHeadingOf } from '@fahm/contracts/study/surah-overview.ts';
import { PassageHeading } from '../../../lib/map/passage-heading.tsx';
import { usePassageArrival } from '../../../lib/map/use-passage-arrival.ts';
import type { Reading } from '../fetch-reading.ts';
import { messages } from '../messages.ts';
import { useFollowing } from '../use-following.ts';
import styles from './read.module.css';

type Listening = {
  /** Number of the verse that is heard; null while none is. */
  heard: number | null;
  onListen: (ayah: number) => void;
};

type Props = Listening & {
  surah: number;
  reading: Reading;
  /** Of its map; none where it has no map. */
  passages: readonly PassageHeadingOf[];
  renderActions: (reference: string) => ReactNode;
};

export function ReadingView(props: Props) {
  const { reading, heard, onListen } = props;
  const list = useRef<HTMLOListElement>(null);
  useFollowing(list, heard);
  usePassageArrival(props.passages);
  return (
    <>
      <button type="button" className="button" data-tone="secondary" onClick={() => onListen(1)}>
        {messages.listenAll}
      </button>
      {reading.basmala !== null && (
        <p className={styles.basmala} lang="ar" dir="rtl">
          {reading.basmala}
        </p>
      )}
      <ol ref={list} className={styles.verses}>
        {reading.verses.map((verse) => (
          <Verse key={verse.ayah} {...props} verse={verse} />
        ))}
      </ol>
      <p className={styles.credit}>
        {messages.credit} {reading.credit}
      </p>
    </>
  );
}

type VerseProps = Props & { verse: Reading['verses'][number] };

function Verse(props: VerseProps) {
  const { surah, reading, passages, verse, heard, onListen, renderActions } = props;
  const { ayah, arabic, translation } = verse;
  const passage = passages.find(({ from }) => from === ayah);
  return (
    <li
      className={styles.verse}
      data-verse={ayah}
      aria-current={ayah === heard ? 'true' : undefined}
    >
      {passage !== undefined && <PassageHeading passage={passage} />}
      <p className={styles.arabic} lang="ar" dir="rtl">
        {arabic}
        <span className={styles.end}>{`\u00a0${ayahEnd(ayah)}`}</span>
      </p>
      <p className={styles.translation} lang={reading.language} dir={reading.direction}>
        {translation}
      </p>
      <p className={styles.meta}>
        <a
          className={styles.key}
          href={`/read/chapter/${surah}#${surah}:${ayah}`}
          aria-label={messages.verse(surah, ayah)}
        >
          {surah}:{ayah}
        </a>
        <button
          type="button"
          className={styles.listen}
          aria-label={messages.listenFrom(surah, ayah)}
          onClick={() => onListen(ayah)}
        >
          {messages.listen}
        </button>
        {renderActions(`${surah}:${ayah}`)}
      </p>
    </li>
  );
}
