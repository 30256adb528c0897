import { messages } from '../../messages.ts';
import type { DealtWord } from '../../model/word.ts';
import styles from './word.module.css';

/** What is asked of a word: the word among its neighbours, its meaning, or its verse with a gap. */
export function WordFace({ card: { question } }: { card: DealtWord }) {
  const { ask, use } = question;
  const words = messages.words;
  return (
    <div className={styles.face}>
      {ask === 'word' ? (
        <p className={styles.gloss}>{use.gloss}</p>
      ) : (
        <p className={styles.verse} lang="ar" dir="rtl">
          {use.before}{' '}
          {ask === 'meaning' ? (
            <mark className={styles.word}>{use.arabic}</mark>
          ) : (
            <span className={styles.gap} role="img" aria-label={words.gap} lang="en" />
          )}{' '}
          {use.after}
        </p>
      )}
      {ask !== 'gap' && use.joined.length > 0 && (
        <p className={styles.joined}>{words.joined(use.joined)}</p>
      )}
    </div>
  );
}

/** What the lexicon says of a word that was answered. */
export function WordFacts({ card }: { card: DealtWord }) {
  const { headword, root, partOfSpeech, question, uses, explanation } = card;
  const { use } = question;
  const others = new Set(uses.map(({ gloss }) => gloss).filter((gloss) => gloss !== use.gloss));
  const words = messages.words;
  return (
    <div className={styles.facts}>
      <p>
        <span className={styles.arabic} lang="ar" dir="rtl">
          {use.arabic}
        </span>{' '}
        <strong>{use.gloss}</strong>
      </p>
      <p className={styles.joined}>
        {[headword, words.partsOfSpeech[partOfSpeech], root === null ? '' : words.root(root)]
          .filter((it) => it !== '')
          .join(' · ')}
      </p>
      {others.size > 0 && <p>{words.elsewhere([...others])}</p>}
      {explanation !== '' && <p>{explanation}</p>}
    </div>
  );
}
