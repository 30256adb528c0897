import { memo } from 'react';
import { Verse } from '../../../lib/live-verse.tsx';
import { messages } from '../messages.ts';
import { type DivineName, type Mode, nameAnchor } from '../model.ts';
import { cardAttributes } from '../read-names.ts';
import styles from './names-view.module.css';

type Props = {
  name: DivineName;
  mode: Mode;
  isRevealed: boolean;
  onToggle: (number: number) => void;
};

/** One name, at an anchor of its own (`#name-1`). `read-names.ts` reads it back from this markup. */
export const NameCard = memo(function NameCard({ name, mode, isRevealed, onToggle }: Props) {
  const { number } = name;
  const anchor = nameAnchor(number);
  const isBlurred = mode === 'memorize' && !isRevealed;
  return (
    <li
      className={styles.card}
      id={anchor}
      data-revealed={mode === 'normal' ? undefined : isRevealed}
      {...cardAttributes(name)}
    >
      <a className={styles.number} href={`#${anchor}`} aria-label={messages.name(number)}>
        {number}
      </a>
      {mode === 'test' && !isRevealed ? (
        <Unknown />
      ) : (
        <div className={styles.words} inert={isBlurred}>
          <p className={styles.arabic} lang="ar" dir="rtl">
            {name.arabic}
          </p>
          <p className={styles.transliteration} lang="ar-Latn">
            {name.transliteration}
          </p>
          <p className={styles.meaning} data-meaning="">
            {name.meaning}
          </p>
          {name.verse !== null && (
            <div className={styles.verse}>
              <Verse reference={name.verse} />
              {name.verseNote === 'form' && <span className={styles.form}>{messages.form}</span>}
            </div>
          )}
        </div>
      )}
      {mode === 'memorize' && (
        <button
          type="button"
          className={styles.cover}
          aria-pressed={isRevealed}
          aria-label={isRevealed ? messages.cover(number) : messages.reveal(number)}
          onClick={() => onToggle(number)}
        />
      )}
    </li>
  );
});

function Unknown() {
  return (
    <div className={styles.words}>
      <p className={styles.unknown} aria-hidden="true">
        {messages.unknown}
      </p>
      <p className={styles.meaning}>{messages.hidden}</p>
    </div>
  );
}
