import { LinkButton } from '@fahm/ui/button.tsx';
import { messages } from '../messages.ts';
import styles from './offline-page.module.css';

/** In the place of a page that is not on the device; the service worker writes the list of those that are. */
export function OfflinePage() {
  return (
    <>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.text}>{messages.text}</p>
      <p className={styles.text}>
        {/* The address stays: the same page is asked for once more. */}
        <LinkButton href="">{messages.retry}</LinkButton>
      </p>
      <section className={styles.cached} aria-label={messages.here}>
        <span data-kept-list="" />
      </section>
    </>
  );
}
