import { LinkButton } from '@fahm/ui/button.tsx';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <>
      <svg className={styles.ornament} viewBox="-100 -100 200 200" aria-hidden="true">
        <rect x="-60" y="-60" width="120" height="120" />
        {/* The second square of the star has its corner missing: something is not where it should be. */}
        <path d="M24 -60.9L0 -84.9L-84.9 0L0 84.9L84.9 0L60.9 -24" />
        <circle r="36" />
      </svg>
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.text}>{messages.text}</p>
      {import.meta.env.DEV && <p className={styles.text}>{messages.developerNote}</p>}
      <p className={styles.links}>
        <LinkButton href={paths.reader}>{messages.reader}</LinkButton>
        <LinkButton tone="plain" href={paths.home}>
          {messages.home}
        </LinkButton>
        <LinkButton tone="plain" href={paths.help}>
          {messages.help}
        </LinkButton>
      </p>
    </>
  );
}
