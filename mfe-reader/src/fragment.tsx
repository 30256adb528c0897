import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { messages } from './features/chapter/messages.ts';
import type { Chapter } from './features/chapter/model.ts';
import { chapterPath } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { ChapterRoute } from './routes/chapter-route.tsx';

const noRetry = () => {};

/** The fragment of one chapter page: the tree that `remote.tsx` hydrates. Throws for no such surah. */
export function renderChapterFragment(chapter: Chapter): string {
  const surah = surahByNumber(chapter.surah);
  if (surah === null) throw new RangeError(`There is no surah ${chapter.surah}`);
  const path = chapterPath(surah.number);
  const title = messages.title(surah);
  const head: FragmentHead = {
    title,
    description: messages.description(surah),
    canonical: path,
    arabic: true,
  };
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <ChapterRoute
          number={surah.number}
          state={{ status: 'ready', chapter, title }}
          onRetry={noRetry}
        />
      </Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
  return writeFragment(head, markup);
}
