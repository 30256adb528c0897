import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { type Place, placeOfPath, STUDY_ROUTES } from './lib/paths.ts';
import { type Study, StudyContext } from './lib/study.ts';
import { AppScreen } from './routes/app-screen.tsx';
import { SurahScreen } from './routes/surah-screen.tsx';

export function StudyApp({ study }: { study: Study }) {
  const [path] = useLocation();
  const place = placeOfPath(path);
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version.
    const isOurs = STUDY_ROUTES.some((pattern) => matchesRoute(pattern, path));
    if (place === null && isOurs) study.host.leave(path);
  }, [place, path, study]);
  if (place === null) return null;
  return (
    <StudyContext value={study}>
      <Screen place={place} />
    </StudyContext>
  );
}

function Screen({ place }: { place: Place }) {
  if (place.page !== 'surah') return <AppScreen place={place} />;
  const surah = surahByNumber(place.surah);
  return surah === null ? null : <SurahScreen surah={surah} stem={place.stem} />;
}
