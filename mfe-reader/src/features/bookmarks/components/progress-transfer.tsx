import { Button } from '@fahm/ui/button.tsx';
import { type ChangeEvent, useRef, useState } from 'react';
import { useServices } from '../../../lib/services.ts';
import { messages } from '../messages.ts';
import { fileName, incomingOf, readProgressFile, writeProgressFile } from '../progress-file.ts';
import { saveFile } from '../save-file.ts';
import styles from './bookmarks.module.css';

type Outcome = { text: string; failed: boolean };

/** Saves the reading progress of this device to a file, and takes one in. */
export function ProgressTransfer() {
  const { progress } = useServices();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const save = () => saveFile(fileName(new Date()), writeProgressFile(progress.read()));
  const takeIn = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = await readProgressFile(file);
    // So that the same file can be chosen again.
    target.value = '';
    if (typeof read === 'string') {
      setOutcome({ text: messages.wrong[read], failed: true });
      return;
    }
    const incoming = incomingOf(progress.read(), read.progress);
    progress.merge(read.progress);
    setOutcome({ text: messages.imported({ ...incoming, leftOut: read.leftOut }), failed: false });
  };
  return (
    <section className={styles.transfer}>
      <h2 className={styles.transferTitle}>{messages.transfer}</h2>
      <p className={styles.transferHint}>{messages.transferHint}</p>
      <div className={styles.transferTools}>
        <Button tone="secondary" onClick={save}>
          {messages.export}
        </Button>
        <Button tone="secondary" onClick={() => input.current?.click()}>
          {messages.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={messages.import}
          hidden
          onChange={(event) => void takeIn(event)}
        />
      </div>
      <p role={outcome?.failed === true ? 'alert' : 'status'} className={styles.outcome}>
        {outcome?.text}
      </p>
    </section>
  );
}
