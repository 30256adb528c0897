import { Button } from '@fahm/ui/button.tsx';
import { formatDate } from '@fahm/ui/format-date.ts';
import { verseKey } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'wouter';
import { versePath } from '../../../lib/paths.ts';
import type { Bookmark } from '../../../lib/reading-progress/reading-progress.ts';
import type { LoadVerse } from '../../../lib/text/verse-text.ts';
import { messages } from '../messages.ts';
import { useVerseText } from '../use-verse-text.ts';
import styles from './bookmarks.module.css';
import { NoteField } from './note-field.tsx';

type Props = {
  bookmark: Bookmark;
  load: LoadVerse;
  onRemove: () => void;
  onUndo: () => void;
};

const nameOf = ({ surah, ayah }: Bookmark): string =>
  messages.name(surahByNumber(surah)?.nameEn ?? '', verseKey({ surah, ayah }));

/** A bookmark with its verse and its note; one that was just removed keeps its place, with a way back. */
export function BookmarkItem({ bookmark, load, onRemove, onUndo }: Props) {
  const { surah, ayah, createdAt, removedAt } = bookmark;
  const name = nameOf(bookmark);
  if (removedAt !== null) return <Removed name={name} onUndo={onUndo} />;
  return (
    <li className={styles.item}>
      <header className={styles.head}>
        <h2 className={styles.name}>
          <Link href={versePath(surah, ayah)}>{name}</Link>
        </h2>
        <Button tone="plain" aria-label={messages.remove(name)} onClick={onRemove}>
          {messages.removeShort}
        </Button>
      </header>
      <VerseWords bookmark={bookmark} load={load} />
      <NoteField verse={bookmark} name={name} />
      {createdAt > 0 && <p className={styles.since}>{messages.since(dateOf(createdAt))}</p>}
    </li>
  );
}

/** Gets the focus of the button that was pressed, and so is read out. */
function Removed({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  const words = useId();
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <li className={styles.removed}>
      <p id={words}>{messages.removed(name)}</p>
      <Button ref={undo} tone="plain" aria-describedby={words} onClick={onUndo}>
        {messages.undo}
      </Button>
    </li>
  );
}

const dateOf = (time: number): string => formatDate(new Date(time), { dateStyle: 'medium' });

function VerseWords({ bookmark, load }: Pick<Props, 'bookmark' | 'load'>) {
  const place = useRef<HTMLDivElement>(null);
  const { text, retry } = useVerseText(place, bookmark, load);
  return (
    <div ref={place} className={styles.words}>
      {text === 'pending' && <span className="visually-hidden">{messages.loading}</span>}
      {text === 'failed' && (
        <p className={styles.noText}>
          {messages.noText}{' '}
          <Button tone="plain" onClick={retry}>
            {messages.retry}
          </Button>
        </p>
      )}
      {typeof text === 'object' && (
        <>
          <p className={styles.arabic} lang="ar" dir="rtl">
            {text.arabic}
          </p>
          <p
            className={styles.translation}
            lang={text.edition.language}
            dir={text.edition.direction}
          >
            {text.translation}
          </p>
        </>
      )}
    </div>
  );
}
