import { LinkButton } from '@fahm/ui/button.tsx';
import { paths } from '../../../paths.ts';
import { messages } from '../messages.ts';
import styles from './not-found-page.module.css';
import { Ornament } from './ornament.tsx';

export function NotFoundPage() {
  return (
    <>
      <Ornament />
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
