import './styles.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createFederation } from './features/remotes/federation.ts';
import { createHostServices } from './host-services.ts';
import { PAGE_DATA_ID, type PageData, SHELL_ROOT_ID } from './page-data.ts';
import { readServerMarkup } from './server-markup.ts';
import { ShellApp } from './shell-app.tsx';

/** Development React calls an entry that production builds must not even contain. */
async function developmentShares(): Promise<Record<string, unknown>> {
  if (!import.meta.env.DEV) return {};
  // In a build the own pages' styles are a file that their pages link; a development server has none.
  await import('./own-page-layouts.ts');
  return { 'react/jsx-dev-runtime': await import('react/jsx-dev-runtime') };
}

async function start(): Promise<void> {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  const element = document.getElementById(SHELL_ROOT_ID);
  if (json == null || element === null) throw new Error('The page has no shell to hydrate');
  const data = JSON.parse(json) as PageData;
  const federation = createFederation(data.remotes, await developmentShares());
  // A new address by a link starts at its top; going back keeps the place the browser remembers.
  addEventListener('pushState', () => scrollTo(0, 0));
  hydrateRoot(
    element,
    <StrictMode>
      <ShellApp
        data={data}
        markup={readServerMarkup(document)}
        federation={federation}
        host={createHostServices(data.remotes)}
      />
    </StrictMode>,
    { identifierPrefix: 'shell-' },
  );
}

await start();
