import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { Link } from 'wouter';
import textLink from '@fahm/ui/text-link.module.css';
import { paths } from '../../../lib/paths.ts';
import { messages } from '../messages.ts';
import styles from './access-card.module.css';

/** In the place of a tab that needs an account; one card, and no toast (ruling A10). */
export function SignInCard({ surah, returnTo }: { surah: number; returnTo: string }) {
  const { heading, text, action, read, readNote } = messages.signIn;
  return (
    <section className={styles.card} aria-labelledby="sign-in">
      <h2 className={styles.heading} id="sign-in">
        {heading}
      </h2>
      <p className={styles.text}>
        {text} {readNote}
      </p>
      <p className={styles.actions}>
        <a className="button" href={loginPath(returnTo)}>
          {action}
        </a>
        <Link className={textLink.link} href={paths.chapter(surah)}>
          {read}
        </Link>
      </p>
    </section>
  );
}
