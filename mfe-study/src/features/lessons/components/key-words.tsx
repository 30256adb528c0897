import type { KeyWord } from '@fahm/contracts/study/lessons.ts';
import { Fold } from '../../../lib/lesson/fold.tsx';
import { Verses } from '../../../lib/lesson/verse.tsx';
import { messages } from '../messages.ts';
import { verseOfWord } from '../model.ts';
import styles from './key-words.module.css';

/** The words that a concept turns on: the corpus's Arabic, what it means, and what it does in its verse. */
export function KeyWords({ words }: { words: readonly KeyWord[] }) {
  const glimpse = (
    <span className={styles.glimpse} lang="ar" dir="rtl" aria-hidden="true">
      {words.map(({ arabic }) => arabic).join(' · ')}
    </span>
  );
  return (
    <Fold heading={messages.words.heading(words.length)} aside={glimpse}>
      <ul className={styles.words} data-field="words">
        {words.map((word) => (
          <Word key={word.word} word={word} />
        ))}
      </ul>
    </Fold>
  );
}

function Word({ word: it }: { word: KeyWord }) {
  const { word, arabic, lexeme, headword, root, partOfSpeech, gloss, here } = it;
  return (
    <li
      className={styles.word}
      data-word={word}
      data-lexeme={lexeme}
      data-root={root ?? undefined}
      data-pos={partOfSpeech}
    >
      <p className={styles.arabic} lang="ar" dir="rtl" data-field="arabic">
        {arabic}
      </p>
      <div>
        <p className={styles.facts}>
          <span className={styles.headword} lang="ar-Latn" data-field="headword">
            {headword}
          </span>{' '}
          {messages.words.partsOfSpeech[partOfSpeech]}
          {root !== null && (
            <>
              {', '}
              {messages.words.root} <span lang="ar-Latn">{root}</span>
            </>
          )}
        </p>
        <p className={styles.gloss} data-field="gloss">
          {gloss}
        </p>
        <p className={styles.here} data-field="here">
          {here}
        </p>
        <Verses references={[verseOfWord(word)]} />
      </div>
    </li>
  );
}
