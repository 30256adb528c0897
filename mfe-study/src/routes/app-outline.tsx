import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import type { ReactNode } from 'react';
import type { AppPage, AppRouteMatch } from '../lib/page.ts';
import { studyPaths } from '../lib/paths.ts';
import { messages } from './app-messages.ts';
import styles from './app-outline.module.css';
import { StudyFrame } from './study-frame.tsx';

type FrameProps = { match: AppRouteMatch; children: ReactNode };

/** A page of the study app around whatever state it is in. */
export function AppFrame({ match, children }: FrameProps) {
  return (
    <StudyFrame page={match.page.id} back={backOf(match)} width="wide">
      {children}
    </StudyFrame>
  );
}

const DASHBOARD = { href: studyPaths.dashboard, label: messages.dashboard };

/** The way up. */
const backOf = ({ page, params }: AppRouteMatch): { href: string; label: string } | null =>
  page.up === undefined ? DASHBOARD : page.up(params);

/** What the server sends of a page that is somebody's own, and what stands until its code is here. */
export function AppPending({ page }: { page: AppPage }) {
  const { heading, loading } = page.words;
  return (
    <div className={styles.pending} role="status">
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

/** The address with its query, as it stands in the browser: the router's is decoded. */
export const wholePath = (path: string): string => path + location.search;

/** For a visitor who got here without a document load; the server has no page here for them. */
export function AppSignIn({ match }: { match: AppRouteMatch }) {
  const { heading, signIn, signInHeading = heading } = match.page.words;
  return (
    <div className={styles.signIn}>
      <h1 className={styles.heading}>{signInHeading}</h1>
      <p className={styles.loading}>{signIn}</p>
      <a className="button" href={loginPath(wholePath(match.path))}>
        {messages.signIn}
      </a>
    </div>
  );
}
