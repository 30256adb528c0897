import { Button } from '@fahm/ui/button.tsx';
import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import type { VerseId } from '@fahm/quran/reference.ts';
import { useRef } from 'react';
import { messages } from '../messages.ts';
import { NoteField } from './note-field.tsx';
import styles from './bookmarks.module.css';

type Props = { verse: VerseId; name: string; trigger: HTMLElement; onClose: () => void };

/** The note on a verse over the page that the verse stands on; writing one sets a bookmark. */
export function NoteSheet({ verse, name, trigger, onClose }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <Sheet
      title={messages.noteOf(name)}
      closeLabel={messages.close}
      onClose={onClose}
      initialFocus={field}
      returnTo={trigger}
    >
      <NoteField ref={field} verse={verse} name={name} onDone={onClose} />
      <p className={styles.done}>
        <Button onClick={onClose}>{messages.done}</Button>
      </p>
    </Sheet>
  );
}
