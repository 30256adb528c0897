import { loginPath } from '@fahm/contracts/sign-in.ts';
import type { ReactNode } from 'react';
import { type StudyPage, studyPaths } from '../lib/paths.ts';
import { appMessages, signInMessages } from './app-messages.ts';
import styles from './app-outline.module.css';
import { StudyFrame } from './study-frame.tsx';

type FrameProps = { page: StudyPage; children: ReactNode };

/** A page of the study app around whatever state it is in. */
export function AppFrame({ page, children }: FrameProps) {
  const isTop = page === 'dashboard';
  const back = isTop ? null : { href: studyPaths.dashboard, label: 'Dashboard' };
  return (
    <StudyFrame page={page} back={back} width="wide">
      {children}
    </StudyFrame>
  );
}

/** What the server sends of a page that is somebody's own, and what stands until its code is here. */
export function AppPending({ page }: { page: StudyPage }) {
  const { heading, loading } = appMessages[page];
  return (
    <div role="status">
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.loading}>{loading}</p>
      <div className={styles.bones} aria-hidden="true">
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}

/** For a visitor who got here without a document load; the server has no page here for them. */
export function AppSignIn({ page }: { page: StudyPage }) {
  const { texts, headings, action } = signInMessages;
  return (
    <div className={styles.signIn}>
      <h1 className={styles.heading}>{headings[page] ?? appMessages[page].heading}</h1>
      <p className={styles.loading}>{texts[page]}</p>
      <a className="button" href={loginPath(studyPaths[page])}>
        {action}
      </a>
    </div>
  );
}
