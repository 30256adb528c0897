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
    const root =
      chapter === null ? createRoot(element, options) : hydrateRoot(element, app, options);
    if (chapter === null) root.render(app);
    // React must not be asked to unmount a root while another one is rendering.
    return () => queueMicrotask(() => root.unmount());
  },
});
