import { type MouseEvent, useId, useState } from 'react';
import type { VerseRange } from '../reference.ts';
import { messages } from './messages.ts';
import { type LoadVerses, rangeOf, readerPath, shownReference } from './model.ts';
import { VersePanel } from './verse-panel.tsx';
import styles from './verse-chip.module.css';

type Props = {
  /** In one of the forms of [3.7]. */
  reference: string;
  load: LoadVerses;
  /** Whether its verses are shown from the start. */
  isOpened?: boolean;
};

/**
 * A verse reference that opens into its Arabic and translation ([2.8.4]). Without JavaScript, and with a
 * modifier key, it is a link into the reader. `data-part` and `data-reference` let a page find it again.
 */
export function VerseChip({ reference, load, isOpened = false }: Props) {
  const range = rangeOf(reference);
  if (range === null) {
    console.error(`Not a verse reference: ${reference}`);
    return <span className={styles.unavailable}>{messages.unavailable}</span>;
  }
  return <Chip reference={reference} range={range} load={load} isOpened={isOpened} />;
}

type ChipProps = Required<Props> & { range: VerseRange };

function Chip({ reference, range, load, isOpened }: ChipProps) {
  const [isOpen, setOpen] = useState(isOpened);
  // The first open fetches; later ones find the panel as it was ([4.4]).
  const [wasOpen, setWasOpen] = useState(isOpened);
  const panelId = useId();
  const shown = shownReference(range);
  const toggle = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen((was) => !was);
    setWasOpen(true);
  };
  return (
    <div className={styles.wrap} data-part="verse-chip" data-reference={reference}>
      <a
        className={styles.chip}
        href={readerPath(range)}
        aria-label={messages.show(shown)}
        aria-expanded={isOpen}
        aria-controls={wasOpen ? panelId : undefined}
        onClick={toggle}
      >
        {shown}
      </a>
      {wasOpen && <VersePanel id={panelId} range={range} load={load} isHidden={!isOpen} />}
    </div>
  );
}
