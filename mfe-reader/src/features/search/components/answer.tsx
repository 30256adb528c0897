import type { Ref } from 'react';
import type { NamedPlace } from '@fahm/quran/search/names.ts';
import { messages as targetMessages } from '../../../lib/target/messages.ts';
import { messages } from '../messages.ts';
import type { Question } from '../model/ask.ts';
import type { LoadVerse } from '../../../lib/text/verse-text.ts';
import type { Answered } from '../model/find.ts';
import type { LibraryState } from '../model/library.ts';
import { Place } from './place.tsx';
import styles from './results.module.css';
import { Results } from './results.tsx';

type Props = {
  question: Question;
  library: LibraryState;
  answered: Answered | null;
  /** What may have been meant where nothing has the words. */
  near: NamedPlace | null;
  load: LoadVerse;
  /** True when another translation is read than the one that is searched. */
  isOtherEdition: boolean;
  headingRef: Ref<HTMLHeadingElement>;
  onRetry: () => void;
};

/** What a question gets: a place to go to first, then the verses. */
export function Answer({ near, load, ...rest }: Props) {
  const { place, words, problem } = rest.question;
  return (
    <div className={styles.results}>
      {place !== null && <Place place={place} load={load} />}
      {near !== null && <Near place={near} load={load} />}
      {problem !== null && <p role="status">{targetMessages.problem[problem]}</p>}
      {words === null && place === null && problem === null && (
        <p role="status">{messages.short}</p>
      )}
      {words !== null && <OfWords {...rest} />}
    </div>
  );
}

/** The verses with the words, once their text is there. */
function OfWords({
  question: { text, words, place },
  library,
  answered,
  isOtherEdition,
  headingRef,
  onRetry,
}: Omit<Props, 'near' | 'load'>) {
  // Of a name that leads somewhere it is no news that no verse has its words.
  const isNews = place === null || answered === null || answered.findings.total > 0;
  return (
    <>
      {words?.script === 'english' && isOtherEdition && (
        <p className={styles.note}>{messages.builtIn}</p>
      )}
      {answered === null && <Coming library={library} onRetry={onRetry} />}
      {answered !== null && isNews && (
        <Results query={text} {...answered} headingRef={headingRef} />
      )}
    </>
  );
}

/** A question, where the text is the name of nothing. */
function Near(props: { place: NamedPlace; load: LoadVerse }) {
  return (
    <>
      <p className={styles.near}>{messages.near}</p>
      <Place {...props} />
    </>
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
