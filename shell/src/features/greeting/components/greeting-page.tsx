import type { User } from '@fahm/contracts/user.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { nameOf } from '@fahm/mfe-kit/session.ts';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './greeting-page.module.css';

/** Greets a learner at `/` and `/app` until the study app brings its dashboard. */
export function GreetingPage({ user, host }: { user: User; host: HostServices }) {
  useEffect(() => host.setTitle(messages.title), [host]);
  return (
    <>
      <h1 className={styles.heading}>
        {messages.greeting}, <bdi>{nameOf(user)}</bdi>
      </h1>
      <p className={styles.lead}>{messages.lead}</p>
      <ul className={styles.links}>
        {messages.links.map(({ key, label, text }) => (
          <li key={key}>
            <Link className={`card ${styles.link}`} href={paths[key]}>
              <strong>{label}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
