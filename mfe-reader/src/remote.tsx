import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createChapterSource } from './features/chapter/chapter-source.ts';
import { readChapter } from './features/chapter/read-chapter.ts';
import { READER_ROUTES } from './lib/paths.ts';
import { ReaderApp } from './reader-app.tsx';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

export const remote = defineRemote({
  id: 'reader',
  routes: READER_ROUTES,
  mount: ({ element, host, base }) => {
    const source = createChapterSource(base, host.parseHtml);
    const chapter = readChapter(element);
    if (chapter !== null) source.keep({ chapter, title: document.title });
    const app = (
      <StrictMode>
        <ReaderApp source={source} host={host} />
      </StrictMode>
    );
    const options = { identifierPrefix: ROOT_ID_PREFIX };
    // What the server sent is taken over when it is a page of ours, and replaced when it is not.
    const known = chapter !== null || element.querySelector('[data-landing]') !== null;
    const root = known ? hydrateRoot(element, app, options) : createRoot(element, options);
    if (!known) root.render(app);
    // React must not be asked to unmount a root while another one is rendering.
    return () => queueMicrotask(() => root.unmount());
  },
});
