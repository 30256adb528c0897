import { loginPath } from '@fahm/contracts/sign-in.ts';
import { useMissing } from '@fahm/mfe-kit/lazy-part.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { UnknownCard } from '../features/access/components/unknown-card.tsx';
import { PanelMissing } from '../features/surah/components/panel-pending.tsx';
import type { AppPlace } from '../lib/page.ts';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';
import { messages } from './app-messages.ts';
import { AppFrame, AppPending, AppSignIn } from './app-outline.tsx';
import { screenParts } from './screen-parts.ts';

/** A page of the study app: there for whoever is signed in. */
export function AppScreen({ place }: { place: AppPlace }) {
  const { host } = useStudy();
  const { page } = place;
  useEffect(() => host.setTitle(page.title), [page, host]);
  useFocusOnArrival(page.id);
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
  const { page, params, path } = place;
  if (session.status === 'asking') return <AppPending page={page} />;
  if (session.status === 'visitor') return <Ready content={<AppSignIn place={place} />} />;
  if (session.status === 'unreachable') {
    const retry = () => void host.session?.refresh();
    return <Ready content={<UnknownCard onRetry={retry} />} />;
  }
  const part = screenParts.get(page.id);
  if (part === undefined) return null;
  return (
    <>
      <Missing part={part} onRetry={() => void host.retry()} />
      <Suspense key={path} fallback={<AppPending page={page} />}>
        <Ready content={<part.Part user={session.user} params={params} />} />
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
function useSignInSoon({ page, path }: AppPlace): void {
  const { host } = useStudy();
  const isVisitor = useSession(host).status === 'visitor';
  useEffect(() => {
    if (!isVisitor || page.leadsToSignIn !== true || host.session === undefined) return;
    host.notify({ ...messages.signInRequired, tone: 'destructive' });
    const timer = setTimeout(() => location.assign(loginPath(path)), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isVisitor, page, path, host]);
}

/** A screen reader hears where it is after a move inside the app; the first page names itself. */
function useFocusOnArrival(page: string): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    document.querySelector<HTMLElement>('[data-study] h1')?.focus({ preventScroll: true });
  }, [page]);
}
