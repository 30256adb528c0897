import { type RouteMatch, pathOf } from '@fahm/mfe-kit/page.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Page } from './lib/page.ts';
import { basePathOf, surahOfParams } from './lib/paths.ts';
import { type Study, StudyContext } from './lib/study.ts';
import { isBelowPages, pageAt } from './pages.ts';
import { AppScreen } from './routes/app-screen.tsx';
import { MissingScreen } from './routes/missing-screen.tsx';
import { SurahScreen } from './routes/surah-screen.tsx';

export function StudyApp({ study }: { study: Study }) {
  const [path] = useLocation();
  const found = pageAt(path);
  const isKnown = found !== null;
  const isMissing = path === study.missing;
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version.
    if (!isKnown && !isMissing && isBelowPages(path)) study.host.leave(path);
  }, [isKnown, isMissing, path, study]);
  if (found === null && !isMissing) return null;
  return (
    <StudyContext value={study}>
      {found === null ? <MissingScreen basePath={basePathOf(path)} /> : <Screen {...found} />}
    </StudyContext>
  );
}

function Screen({ page, route, params }: RouteMatch<Page>) {
  if (page.screen !== null) {
    return <AppScreen match={{ page, params, path: pathOf(page.routes[0], params) }} />;
  }
  const surah = surahByNumber(surahOfParams(params) ?? 0);
  return surah === null ? null : <SurahScreen surah={surah} basePath={basePathOf(route)} />;
}
