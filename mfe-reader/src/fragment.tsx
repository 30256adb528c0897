import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { messages } from './features/chapter/messages.ts';
import { SurahGrid } from './features/landing/components/surah-grid.tsx';
import { messages as landing } from './features/landing/messages.ts';
import type { Chapter } from './features/chapter/model.ts';
import { chapterPath, LANDING_PATH } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { ChapterRoute } from './routes/chapter-route.tsx';

const noRetry = () => {};

/** The fragment of the landing page. */
export function renderLandingFragment(): string {
  const { title, description } = landing;
  return writeFragment(
    { title, description, canonical: LANDING_PATH, arabic: true },
    renderPage(LANDING_PATH, <SurahGrid />),
  );
}

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
    text: {
      edition: chapter.edition.id,
      verses: `${surah.number}:1-${surah.versesCount}`,
    },
  };
  const state = { status: 'ready', chapter, title } as const;
  const markup = renderPage(
    path,
    <ChapterRoute number={surah.number} state={state} onRetry={noRetry} />,
  );
  return writeFragment(head, markup);
}

/** The tree that `remote.tsx` hydrates, at one address. */
function renderPage(path: string, page: ReactNode): string {
  const options = { identifierPrefix: ROOT_ID_PREFIX };
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>{page}</Router>
    </StrictMode>,
    options,
  );
}
