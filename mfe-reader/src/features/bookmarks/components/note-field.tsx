import type { VerseId } from '@fahm/quran/reference.ts';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { NOTE_LENGTH } from '../../../lib/reading-progress/reading-progress.ts';
import { messages } from '../messages.ts';
import { useNote } from '../use-note.ts';
import styles from './note-field.module.css';

type Props = {
  verse: VerseId;
  /** Name of the verse. */
  name: string;
  ref?: Ref<HTMLTextAreaElement>;
  /** Ctrl+Enter was pressed, and the note is kept. */
  onDone?: () => void;
};

/** How near to its longest a note is when that is said. */
const NEARLY_FULL = 200;

/** The note on a verse, to be written in place. */
export function NoteField({ verse, name, ref, onDone }: Props) {
  const { text, change, save } = useNote(verse);
  const hint = useId();
  const left = NOTE_LENGTH - text.length;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
    if (onDone === undefined) event.currentTarget.blur();
    else onDone();
  };
  return (
    <div className={styles.note}>
      <textarea
        ref={ref}
        className={styles.field}
        value={text}
        rows={1}
        maxLength={NOTE_LENGTH}
        aria-label={messages.noteOf(name)}
        aria-describedby={hint}
        placeholder={messages.noteHint}
        dir="auto"
        onChange={({ target }) => change(target.value)}
        onBlur={save}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={styles.hint}>
        {left <= NEARLY_FULL ? messages.left(left) : messages.noteSaved}
      </p>
    </div>
  );
}
