import { loginPath } from '@fahm/contracts/sign-in.ts';
import { useMissing } from '@fahm/mfe-kit/lazy-part.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { UnknownCard } from '../features/access/components/unknown-card.tsx';
import { PanelMissing } from '../features/surah/components/panel-pending.tsx';
import { appParts } from '../app-parts.ts';
import { type AppPage, type AppPlace, appPath } from '../lib/paths.ts';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';
import { appMessages, signInMessages } from './app-messages.ts';
import { AppFrame, AppPending, AppSignIn } from './app-outline.tsx';

/** A page of the study app: there for whoever is signed in. */
export function AppScreen({ place }: { place: AppPlace }) {
  const { host } = useStudy();
  const { page } = place;
  useEffect(() => host.setTitle(appMessages[page].title), [page, host]);
  useFocusOnArrival(page);
  useSignInSoon(place);
  return (
    <AppFrame place={place}>
      <Content place={place} />
    </AppFrame>
  );
}

function Content({ place }: { place: AppPlace }) {
  const { host } = useStudy();
  const session = useSession(host);
  const { page } = place;
  if (session.status === 'asking') return <AppPending page={page} />;
  if (session.status === 'visitor') return <Ready content={<AppSignIn place={place} />} />;
  if (session.status === 'unreachable') {
    const retry = () => void host.session?.refresh();
    return <Ready content={<UnknownCard onRetry={retry} />} />;
  }
  const part = appParts[page];
  return (
    <>
      <Missing part={part} onRetry={() => void host.retry()} />
      <Suspense key={appPath(place)} fallback={<AppPending page={page} />}>
        <Ready content={<part.Part user={session.user} place={place} />} />
      </Suspense>
    </>
  );
}

function Ready({ content }: { content: ReactNode }) {
  useReadyMark('study');
  return content;
}

type MissingProps = { part: Parameters<typeof useMissing>[0]; onRetry: () => void };

function Missing({ part, onRetry }: MissingProps) {
  return useMissing(part) ? <PanelMissing onRetry={onRetry} /> : null;
}

/** How long somebody reads why they are sent to sign in, in milliseconds (spec 6.4, 9.10). */
const REDIRECT_DELAY = 500;

/** The coach is for who is signed in: anybody else is told so, and led there (spec 6.4, 8.5). */
function useSignInSoon(place: AppPlace): void {
  const { host } = useStudy();
  const isVisitor = useSession(host).status === 'visitor';
  const path = appPath(place);
  useEffect(() => {
    if (!isVisitor || place.page !== 'coach' || host.session === undefined) return;
    host.notify({ ...signInMessages.required, tone: 'destructive' });
    const timer = setTimeout(() => location.assign(loginPath(path)), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isVisitor, place.page, path, host]);
}

/** A screen reader hears where it is after a move inside the app; the first page names itself. */
function useFocusOnArrival(page: AppPage): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.querySelector<HTMLElement>('[data-study] h1')?.focus({ preventScroll: true });
  }, [page]);
}
