import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { STUDY_ROUTES, surahOfPath } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { StudyApp } from './study-app.tsx';

export const remote = defineRemote({
  id: 'study',
  routes: STUDY_ROUTES,
  mount: ({ element, host }) => {
    // The address may have moved on while the code was on the way.
    const shown = element.querySelector<HTMLElement>('[data-surah]')?.dataset['surah'];
    const isServers = shown === String(surahOfPath(location.pathname));
    const app = (
      <StrictMode>
        <StudyApp host={host} />
      </StrictMode>
    );
    const options = { identifierPrefix: ROOT_ID_PREFIX };
    const root = isServers ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!isServers) root.render(app);
    // React must not be asked to unmount a root while another one is rendering.
    return () => queueMicrotask(() => root.unmount());
  },
});
