import { loginPath } from '@fahm/contracts/sign-in.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { ReactNode } from 'react';
import { type AppPage, type AppPlace, appPath, studyPath, studyPaths } from '../lib/paths.ts';
import { appMessages, signInMessages } from './app-messages.ts';
import styles from './app-outline.module.css';
import { StudyFrame } from './study-frame.tsx';

type FrameProps = { place: AppPlace; children: ReactNode };

/** A page of the study app around whatever state it is in. */
export function AppFrame({ place, children }: FrameProps) {
  return (
    <StudyFrame page={place.page} back={backOf(place)} width="wide">
      {children}
    </StudyFrame>
  );
}

/** The way up: from the coach to its surah ([2.12]), from the other pages to the dashboard. */
function backOf(place: AppPlace): { href: string; label: string } | null {
  if (place.page === 'dashboard') return null;
  if (place.page !== 'coach') return { href: studyPaths.dashboard, label: 'Dashboard' };
  const label = surahByNumber(place.surah)?.nameEn ?? '';
  return { href: studyPath(place.surah), label };
}

/** What the server sends of a page that is somebody's own, and what stands until its code is here. */
export function AppPending({ page }: { page: AppPage }) {
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
export function AppSignIn({ place }: { place: AppPlace }) {
  const { page } = place;
  const { texts, headings, action } = signInMessages;
  return (
    <div className={styles.signIn}>
      <h1 className={styles.heading}>{headings[page] ?? appMessages[page].heading}</h1>
      <p className={styles.loading}>{texts[page]}</p>
      <a className="button" href={loginPath(appPath(place))}>
        {action}
      </a>
    </div>
  );
}
