import { findPage, pathOf, routerPath } from '@fahm/mfe-kit/page.ts';
import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { GuidesApp } from './app.tsx';
import { createPageSource } from './lib/page-source.ts';
import { MISSING_FIGURE } from './features/figures/paths.ts';
import { basePathOf } from './lib/paths.ts';
import { pages } from './pages.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

export const remote = defineRemote({
  id: 'guides',
  mount: ({ element, host, base }) => {
    const source = createPageSource(base, host.parseHtml);
    // The address may have moved on while the code was on the way.
    const path = element.querySelector<HTMLElement>('[data-path]')?.dataset['path'];
    const found = findPage(pages, routerPath(location.pathname));
    const here = found && pathOf(found.route, found.params);
    if (path !== undefined) source.cache(path, element);
    if (here !== null && path === basePathOf(here) + MISSING_FIGURE) source.cacheMissing(here);
    const isServers = path !== undefined && path === here;
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
