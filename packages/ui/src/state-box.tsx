import type { ReactNode } from 'react';
import { Icon } from './icon/icon.tsx';
import { ATTENTION, RING, SEARCH } from './icon/signs.ts';
import styles from './state-box.module.css';

/** Why there is nothing to show: nothing yet, something went wrong, or there is no such thing. */
type Kind = 'empty' | 'failed' | 'missing';

type Props = {
  kind: Kind;
  heading: string;
  /** Its level in the page; of the first it can take the focus, so that arriving is heard. */
  level: 1 | 2 | 3;
  text?: string | undefined;
  /** Trying it once more, in its word. */
  retry?: { word: string; onRetry: () => void } | undefined;
  /** What else can be done about it. */
  children?: ReactNode;
};

const SIGNS: Record<Kind, string> = {
  // An open book.
  empty: 'M12 7c-2-2-5-2-8-2v12c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zm0 0v12',
  failed: RING + ATTENTION,
  missing: SEARCH,
};

/** Stands where something would be, and says why it is not there and what helps. */
export function StateBox({ kind, heading, level, text, retry, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div
      className={styles.box}
      data-kind={kind}
      role={kind === 'failed' ? 'alert' : kind === 'missing' && level > 1 ? 'status' : undefined}
    >
      <Icon className={styles.sign} d={SIGNS[kind]} />
      <Heading className={styles.heading} tabIndex={level === 1 ? -1 : undefined}>
        {heading}
      </Heading>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {(retry ?? children) !== undefined && (
        <div className={styles.actions}>
          {retry !== undefined && (
            <button type="button" className="button" onClick={retry.onRetry}>
              {retry.word}
            </button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
