import { loginPath } from '@fahm/contracts/person/sign-in.ts';
import { useMissing } from '@fahm/mfe-kit/lazy-component.ts';
import { useReadyFlag } from '@fahm/mfe-kit/use-ready-flag.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { UnknownCard } from '../features/access/components/unknown-card.tsx';
import { PanelMissing } from '../features/surah/components/panel-pending.tsx';
import type { AppRouteMatch } from '../lib/page.ts';
import { useStudy } from '../lib/study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { messages } from './app-messages.ts';
import { AppFrame, AppPending, AppSignIn, wholePath } from './app-outline.tsx';
import { screens } from './screens.ts';

/** A page of the study app: there for whoever is signed in. */
export function AppScreen({ match }: { match: AppRouteMatch }) {
  const { host } = useStudy();
  const { page } = match;
  useEffect(() => host.setTitle(page.title), [page, host]);
  useFocusOnArrival(page.id);
  useSignInSoon(match);
  return (
    <AppFrame match={match}>
      <Content match={match} />
    </AppFrame>
  );
}

function Content({ match }: { match: AppRouteMatch }) {
  const { host } = useStudy();
  const session = useSession(host);
  const { page, params, path } = match;
  if (session.status === 'asking') return <AppPending page={page} />;
  if (session.status === 'visitor') return <Ready content={<AppSignIn match={match} />} />;
  if (session.status === 'unreachable') {
    const retry = () => void host.session?.refresh();
    return <Ready content={<UnknownCard onRetry={retry} />} />;
  }
  const screen = screens.get(page.id);
  if (screen === undefined) return null;
  return (
    <>
      <Missing screen={screen} onRetry={() => void host.retry()} />
      <Suspense key={path} fallback={<AppPending page={page} />}>
        <Ready content={<screen.View user={session.user} params={params} />} />
      </Suspense>
    </>
  );
}

function Ready({ content }: { content: ReactNode }) {
  useReadyFlag('study');
  return content;
}

type MissingProps = { screen: Parameters<typeof useMissing>[0]; onRetry: () => void };

function Missing({ screen, onRetry }: MissingProps) {
  return useMissing(screen) ? <PanelMissing onRetry={onRetry} /> : null;
}

/** How long somebody reads why they are sent to sign in, in milliseconds (spec 6.4, 9.10). */
const REDIRECT_DELAY = 500;

/** The coach is for who is signed in: anybody else is told so, and led there (spec 6.4, 8.5). */
function useSignInSoon({ page, path }: AppRouteMatch): void {
  const { host } = useStudy();
  const isVisitor = useSession(host).status === 'visitor';
  useEffect(() => {
    if (!isVisitor || page.leadsToSignIn !== true || host.session === undefined) return;
    host.notify({ ...messages.signInRequired, tone: 'destructive' });
    const timer = setTimeout(() => location.assign(loginPath(wholePath(path))), REDIRECT_DELAY);
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
