import type { VerseId } from '@fahm/quran/reference.ts';
import { wordsOf } from '@fahm/quran/words/verse-words.ts';
import { Button } from '@fahm/ui/button.tsx';
import { Sheet } from '@fahm/ui/overlay/sheet.tsx';
import { useEffect, useState } from 'react';
import { Icon } from '@fahm/ui/icon/icon.tsx';
import { BACK, FORWARD } from '@fahm/ui/icon/signs.ts';
import { useServices } from '../../../lib/services.ts';
import { findVerse, type Passage, verseKey } from '../../../lib/passage.ts';
import { messages } from '../messages.ts';
import { useWordFile } from '../use-word-file.ts';
import { arabicOf, highlightWord, type Point, wordAtPoint } from '../word-at.ts';
import { meaningsOf } from '../word-files.ts';
import { Elsewhere } from './elsewhere.tsx';
import { KnowButtons } from './know-buttons.tsx';
import { Meanings } from './meanings.tsx';
import styles from './word-sheet.module.css';

type Props = {
  verse: VerseId;
  passage: Passage;
  /** Where the verse was pressed; the first word without it. */
  point: Point | undefined;
  /** The number of its verse gets the focus back. */
  trigger: HTMLElement;
  onClose: () => void;
};

/** One word of a verse: what it means, what it is made of, where else it stands. */
export function WordSheet({ verse, passage, point, trigger, onClose }: Props) {
  const { base } = useServices();
  const key = verseKey(verse.surah, verse.ayah);
  const [number, setNumber] = useState(() => {
    const arabic = arabicOf(key);
    return arabic === null || point === undefined ? 1 : wordAtPoint(arabic, point);
  });
  const [file, retry] = useWordFile(base, verse.surah, verse.ayah);
  const words = wordsOf(findVerse(passage, verse)?.arabic ?? '');
  const meanings = typeof file === 'string' ? [] : meaningsOf(file, verse.ayah, number);
  const count = words.length;
  const word = words[number - 1]?.text ?? '';
  useEffect(() => {
    const arabic = arabicOf(key);
    return arabic === null ? undefined : highlightWord(arabic, number);
  }, [key, number]);
  useEffect(() => {
    // As the Arabic runs: left goes on.
    const listen = ({ key: pressed }: KeyboardEvent) => {
      const step = pressed === 'ArrowLeft' ? 1 : pressed === 'ArrowRight' ? -1 : 0;
      setNumber((it) => Math.min(Math.max(it + step, 1), count));
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [count]);
  return (
    <Sheet
      title={messages.title(key, number, count)}
      closeLabel={messages.close}
      onClose={onClose}
      returnTo={trigger.closest('[data-verse]')?.querySelector('a') ?? trigger}
      scrim="clear"
    >
      <div className={styles.word}>
        <Turn number={number} count={count} onTurn={setNumber}>
          {word}
        </Turn>
        <div role="status">
          {file === 'loading' && <p className={styles.quiet}>{messages.loading}</p>}
          {file === 'failed' && <p>{messages.failed}</p>}
          {typeof file !== 'string' && <Meanings meanings={meanings} />}
        </div>
        {file === 'failed' && (
          <Button tone="secondary" onClick={retry}>
            {messages.tryAgain}
          </Button>
        )}
        <KnowButtons meanings={meanings} />
        <Elsewhere key={number} word={word} meanings={meanings} />
      </div>
    </Sheet>
  );
}

type TurnProps = {
  number: number;
  count: number;
  onTurn: (to: number) => void;
  children: string;
};

/** The word between what leads to its neighbours, which stand as in the verse. */
function Turn({ number, count, onTurn, children }: TurnProps) {
  return (
    <div className={styles.turn} dir="rtl">
      <Button
        tone="secondary"
        aria-label={messages.previous}
        disabled={number === 1}
        onClick={() => onTurn(number - 1)}
      >
        <Icon d={FORWARD} />
      </Button>
      <p className={styles.arabic} lang="ar">
        {children}
      </p>
      <Button
        tone="secondary"
        aria-label={messages.next}
        disabled={number === count}
        onClick={() => onTurn(number + 1)}
      >
        <Icon d={BACK} />
      </Button>
    </div>
  );
}
