import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { messages } from '../note-messages.ts';
import styles from './not-here.module.css';

/** Without its code, which may not be on the device, the page stands without the list. */
const list = lazyComponent(async () => (await import('../chunk.ts')).ReadableSurahs);

type Props = {
  /** What was asked for; null for an address that this version does not know. */
  name: string | null;
  onRetry: () => void;
};

/** In the place of a text that is not on the device: says so, and offers what is. */
export function NotHere({ name, onRetry }: Props) {
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <div className={styles.page}>
      <div role="alert">
        <h1 className={styles.heading} tabIndex={-1}>
          {messages.notHere(name)}
        </h1>
        <p className={styles.hint}>{messages.notHereHint}</p>
      </div>
      <button type="button" className="button" onClick={onRetry}>
        {messages.retry}
      </button>
      <Suspense fallback={null}>
        <list.View />
      </Suspense>
      <Link href={paths.landing}>{messages.all}</Link>
    </div>
  );
}
