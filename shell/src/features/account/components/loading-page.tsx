import { Spinner } from '@fahm/ui/spinner.tsx';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './account-page.module.css';

/** While it is found out who is there (spec 2.1). */
export function LoadingPage() {
  return (
    <>
      <p className={styles.loading} role="status">
        <Spinner />
        {messages.loading}
      </p>
      {/* Shown when it takes long: then its code may not be coming. */}
      <p className={styles.late}>
        {messages.late} <a href={paths.home}>{messages.home}</a>
      </p>
      <noscript>{messages.needsScript}</noscript>
    </>
  );
}
