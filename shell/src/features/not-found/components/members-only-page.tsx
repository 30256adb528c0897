import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { LinkButton } from '@fahm/ui/button.tsx';
import { paths } from '../../../paths.ts';
import { RETURN_PATH_PLACEHOLDER, membersOnly as messages } from '../members-only.ts';
import styles from './not-found-page.module.css';
import { Ornament } from './ornament.tsx';

export function MembersOnlyPage() {
  return (
    <>
      <Ornament />
      <h1 className={styles.heading}>{messages.heading}</h1>
      <p className={styles.text}>{messages.text}</p>
      <p className={styles.links}>
        <LinkButton href={loginPath(RETURN_PATH_PLACEHOLDER)}>{messages.signIn}</LinkButton>
        <LinkButton tone="plain" href={paths.home}>
          {messages.home}
        </LinkButton>
      </p>
    </>
  );
}
