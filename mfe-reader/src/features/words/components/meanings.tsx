import { messages } from '../messages.ts';
import { isSettled, type Meaning } from '../word-files.ts';
import styles from './word-sheet.module.css';

/** What a word means; all that it may mean, where that is not settled. */
export function Meanings({ meanings }: { meanings: readonly Meaning[] }) {
  if (meanings.length === 0) {
    return (
      <>
        <p className={styles.gloss}>{messages.none}</p>
        <p className={styles.quiet}>{messages.noneHint}</p>
      </>
    );
  }
  return (
    <>
      {!isSettled(meanings) && <p className={styles.quiet}>{messages.unsettled}</p>}
      {meanings.map((meaning) => (
        <MeaningOf key={`${meaning.entry[0]} ${meaning.glosses.join()}`} meaning={meaning} />
      ))}
    </>
  );
}

function MeaningOf({ meaning: { entry, glosses, before, after } }: { meaning: Meaning }) {
  const [, headword, root, partOfSpeech] = entry;
  const about = [
    messages.partOfSpeech[partOfSpeech],
    ...(root === null ? [] : [messages.root(root)]),
  ];
  const parts = [...before, [headword, glosses.join(` ${messages.or} `)] as const, ...after];
  return (
    <section className={styles.meaning}>
      {glosses.map((gloss) => (
        <p key={gloss} className={styles.gloss}>
          {gloss}
        </p>
      ))}
      <p className={styles.quiet}>
        <i>{headword}</i> · {about.join(' · ')}
      </p>
      {parts.length > 1 && (
        <>
          <h3 className={styles.heading}>{messages.parts}</h3>
          <ol className={styles.parts}>
            {parts.map(([name, gloss]) => (
              <li key={`${name} ${gloss}`}>
                <i>{name}</i> {gloss}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
