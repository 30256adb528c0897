import './styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { SIGN_IN_PROBLEM_PARAMETER } from '@fahm/contracts/person/sign-in-flags.ts';
import { cacheVisits } from './features/offline/cache-visits.ts';
import { createFederation, type FederationOptions } from './features/remotes/federation.ts';
import { hasSignedInCookie } from './features/session/signed-in-cookie.ts';
import { forgetAccount } from './features/session/forget-account.ts';
import { createSession } from './features/session/session.ts';
import { createHostServices } from './host-services.ts';
import { isFilledHere, PAGE_DATA_ID, type PageData, SHELL_ROOT_ID } from './pages/page-data.ts';
import { readServerMarkup } from './server-markup.ts';
import { ShellApp } from './shell-app.tsx';

/** What production builds must not even contain. */
async function developmentOptions(): Promise<FederationOptions> {
  if (!import.meta.env.DEV) return { shares: {}, plugins: [] };
  // In a build the own pages' styles are a file that their pages link; a development server has none.
  await import('./pages/own-page-layouts.ts');
  const { default: externalRuntimeCore } =
    await import('@module-federation/vite/injectExternalRuntimeCorePlugin');
  return {
    shares: { 'react/jsx-dev-runtime': await import('react/jsx-dev-runtime') },
    // The plugin's own types know less of `beforeInit` than the runtime's; it hands its argument back.
    plugins: [externalRuntimeCore() as unknown as ModuleFederationRuntimePlugin],
  };
}

// All that has to do with an account, for who has one: nobody else loads it.
const loadMemberBundle = () => import('./member-bundle.tsx');

/** A page is streamed: its script may be here before its end is. */
async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

async function start(): Promise<void> {
  await wholeDocument();
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const element = document.getElementById(SHELL_ROOT_ID);
  if (json == null || element === null) throw new Error('The page has no shell to hydrate');
  const data = JSON.parse(json) as PageData;
  const federation = createFederation(data.remotes, await developmentOptions());
  // A new address by a link starts at its top; going back keeps the place the browser remembers.
  addEventListener('pushState', () => scrollTo(0, 0));
  const session = createSession(hasSignedInCookie(document.cookie), loadMemberBundle);
  if (session.read().status === 'visitor') forgetAccount();
  const host = createHostServices(data.remotes, session);
  const Account = isFilledHere(data.page) ? (await loadMemberBundle()).AccountSlot : null;
  hydrateRoot(
    element,
    <StrictMode>
      <ShellApp
        data={data}
        markup={readServerMarkup(document)}
        federation={federation}
        host={host}
        session={session}
        Account={Account}
      />
    </StrictMode>,
    { identifierPrefix: 'shell-' },
  );
  if (session.read().status === 'asking') void session.refresh();
  if (location.search.includes(`${SIGN_IN_PROBLEM_PARAMETER}=`)) {
    void loadMemberBundle().then(({ tellSignInProblem }) => tellSignInProblem(host));
  }
  // A developer's page must be today's.
  if (!import.meta.env.DEV) cacheVisits();
}

// Not awaited: what it imports imports this file.
void start();
