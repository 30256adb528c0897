import type { Ref } from 'react';
import { Link } from 'wouter';
import { targetName, targetPath } from '../../../lib/target/target.ts';
import { messages as targetMessages } from '../../../lib/target/messages.ts';
import { messages } from '../messages.ts';
import type { Question } from '../model/ask.ts';
import type { Findings } from '../model/find.ts';
import type { LibraryState } from '../model/library.ts';
import styles from './results.module.css';
import { Results } from './results.tsx';

type Props = {
  question: Question;
  library: LibraryState;
  findings: Findings | null;
  /** True when another translation is read than the one that is searched. */
  isOtherEdition: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
};

/** What a question gets: a place to go to first, then the verses. */
export function Answer({ question, library, findings, isOtherEdition, ...rest }: Props) {
  const { target, words, problem, text } = question;
  return (
    <div className={styles.results}>
      {target !== null && (
        <Link className={`button ${styles.goTo ?? ''}`} href={targetPath(target)}>
          {messages.goTo(targetName(target))}
        </Link>
      )}
      {problem !== null && <p role="status">{targetMessages.problem[problem]}</p>}
      {words === null && target === null && problem === null && (
        <p role="status">{messages.short}</p>
      )}
      {words?.script === 'english' && isOtherEdition && (
        <p className={styles.note}>{messages.builtIn}</p>
      )}
      {words !== null && findings !== null && (
        <Results query={text} findings={findings} headingRef={rest.headingRef} />
      )}
      {words !== null && findings === null && <Coming library={library} onRetry={rest.onRetry} />}
    </div>
  );
}

/** In the place of verses whose text is still to come. */
function Coming({ library, onRetry }: { library: LibraryState; onRetry: () => void }) {
  if (library.status === 'failed') {
    return (
      <div role="alert">
        <p>{messages.failed}</p>
        <button type="button" className="button" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    );
  }
  const share = library.status === 'loading' ? library.share : 1;
  return (
    <div>
      <p role="status">{messages.loading}</p>
      <progress className={styles.progress} value={share} aria-label={messages.progress} />
    </div>
  );
}
