import { defineRemote } from '@fahm/mfe-kit/remote.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ReaderApp } from './app.tsx';
import { createServices } from './routes/create-services.ts';
import { loadRunning } from './routes/use-layout.ts';
import { createPassageSource } from './features/passage/passage-source.ts';
import { readPassage } from './features/passage/read-passage.ts';
import { createTextSource } from './features/passage/text-source.ts';
import { createTranslationSource } from './features/passage/translation-source.ts';
import { isWholeCached } from './lib/text/cached-whole.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';

/** The hashes of the corpus weigh more than all that checks them: they come once the page is alive. */
const verify = async () => (await import('@fahm/quran/text/check-text.ts')).checkArabic;

async function fromWhole(surah: number): Promise<TextFile | null> {
  if (!(await isWholeCached())) return null;
  const { surahFromWhole } = await import('./features/offline/chunk.ts');
  return surahFromWhole(surah);
}

export const remote = defineRemote({
  id: 'reader',
  mount: ({ element, host, base }) => {
    const passage = readPassage(element);
    // What the server sent is taken over when it is a page of ours, and replaced when it is not.
    const known =
      passage !== null ||
      element.querySelector('[data-landing], [data-search], [data-bookmarks]') !== null;
    // A page that is not here yet was not loaded as a document: a link of another part led to it.
    const services = createServices(host, base, known ? 'load' : 'push');
    const source = createPassageSource({
      text: createTextSource(base, verify, fromWhole),
      translation: createTranslationSource(),
      verify,
    });
    if (passage !== null) source.add(passage);
    const app = (
      <StrictMode>
        <ReaderApp services={services} source={source} />
      </StrictMode>
    );
    const options = { identifierPrefix: ROOT_ID_PREFIX };
    let root: Root | undefined;
    let gone = false;
    const begin = (takesOver: boolean) => {
      if (gone) return;
      root = takesOver ? hydrateRoot(element, app, options) : createRoot(element, options);
      if (!takesOver) root.render(app);
    };
    // Running text is taken over by its own code, which is no part of what every page loads.
    if (passage?.sentRunning) void loadRunning().then(begin, () => begin(false));
    else begin(known);
    // React must not be asked to unmount a root while another one is rendering.
    return () => {
      gone = true;
      services.arrivals.stop();
      queueMicrotask(() => root?.unmount());
    };
  },
});
