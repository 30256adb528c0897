import { type FragmentHead, writeFragment } from '@fahm/mfe-kit/fragment.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { Router } from 'wouter';
import { LessonsPanel } from './features/surah/components/lessons-panel.tsx';
import { messages } from './features/surah/messages.ts';
import { surahPath } from './lib/paths.ts';
import { ROOT_ID_PREFIX } from './root-id-prefix.ts';
import { SurahRoute } from './routes/surah-route.tsx';

/** The fragment of one surah's page: the tree that `remote.tsx` hydrates. Throws for no such surah. */
export function renderSurahFragment(number: number): string {
  const surah = surahByNumber(number);
  if (surah === null) throw new RangeError(`There is no surah ${number}`);
  const path = surahPath(number);
  const head: FragmentHead = {
    title: messages.title(surah),
    description: messages.description(surah),
    canonical: path,
    arabic: true,
  };
  const markup = renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <SurahRoute surah={surah} Panel={LessonsPanel} notice={null} />
      </Router>
    </StrictMode>,
    { identifierPrefix: ROOT_ID_PREFIX },
  );
  return writeFragment(head, markup);
}
