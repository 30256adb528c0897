import { createApi } from '@fahm/api-client/client.ts';
import { routerPath } from '@fahm/mfe-kit/page.ts';
import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { StudyApp } from './app.tsx';
import { searchOfPage } from './features/lessons/read-names.ts';
import { readMap } from './features/map/read-map.ts';
import { createShownPassage } from './lib/map/shown-passage.ts';
import { surahOfParams } from './lib/paths.ts';
import type { Study } from './lib/study.ts';
import { pageAt } from './pages.ts';
import { readSeed } from './routes/read-seed.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

export const remote = defineRemote({
  id: 'study',
  mount: ({ element, host, base }) => {
    const seed = readSeed(element);
    const found = pageAt(location.pathname);
    const isMissing = element.querySelector('[data-study=missing]') !== null;
    // What belongs to the app is drawn anew over its outline; and the address may have moved on.
    const isServers =
      isMissing || (found?.page.screen === null && surahOfParams(found.params) === seed?.surah);
    const api = createApi({ fetch: (...request) => fetch(...request), baseUrl: '' });
    const missing = isMissing ? routerPath(location.pathname) : null;
    const shown = createShownPassage(seed?.part?.from ?? null);
    const study: Study = { host, api, base, seed, map: readMap(element), shown, missing };
    const app = (
      <StrictMode>
        {/* The server's page is that of an address without a query, or with one that names a passage. */}
        <Router ssrSearch={searchOfPage(element)}>
          <StudyApp study={study} />
        </Router>
      </StrictMode>
    );
    const options = { identifierPrefix: ROOT_ID_PREFIX };
    const root = isServers ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!isServers) root.render(app);
    // React must not be asked to unmount a root while another one is rendering.
    return () => queueMicrotask(() => root.unmount());
  },
});
