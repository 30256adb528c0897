import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createNamesSource } from './features/names/names-source.ts';
import { readNames } from './features/names/read-names.ts';
import { GuidesApp } from './guides-app.tsx';
import { GUIDES_ROUTES, pageOfPath } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

export const remote = defineRemote({
  id: 'guides',
  routes: GUIDES_ROUTES,
  mount: ({ element, host, base }) => {
    const source = createNamesSource(base, host.parseHtml);
    const names = readNames(element);
    if (names !== null) source.keep(names);
    // The address may have moved on while the code was on the way.
    const shown = element.querySelector<HTMLElement>('[data-page]')?.dataset['page'];
    const isServers = shown === pageOfPath(location.pathname);
    const app = (
      <StrictMode>
        <GuidesApp source={source} host={host} />
      </StrictMode>
    );
    const options = { identifierPrefix: ROOT_ID_PREFIX };
    const root = isServers ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!isServers) root.render(app);
    // React must not be asked to unmount a root while another one is rendering.
    return () => queueMicrotask(() => root.unmount());
  },
});
