import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { matchesRoute } from '@fahm/mfe-kit/routes.ts';
import { type Surah, surahByNumber } from '@fahm/quran/surahs.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { PanelMissing } from './features/surah/components/panel-pending.tsx';
import { messages } from './features/surah/messages.ts';
import { lazyPart, useMissing } from '@fahm/mfe-kit/lazy-part.ts';
import { STUDY_ROUTES, surahOfPath } from './lib/paths.ts';
import { SurahRoute } from './routes/surah-route.tsx';

const lessons = lazyPart(async () => {
  const { LessonsPanel } = await import('./features/surah/components/lessons-panel.tsx');
  return LessonsPanel;
});

export function StudyApp({ host }: { host: HostServices }) {
  const [path] = useLocation();
  const number = surahOfPath(path);
  const surah = number === null ? null : surahByNumber(number);
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version.
    const isOurs = STUDY_ROUTES.some((pattern) => matchesRoute(pattern, path));
    if (surah === null && isOurs) host.leave(path);
  }, [surah, path, host]);
  return surah === null ? null : <SurahScreen surah={surah} host={host} />;
}

type Props = { surah: Surah; host: HostServices };

function SurahScreen({ surah, host }: Props) {
  useEffect(() => host.setTitle(messages.title(surah)), [surah, host]);
  const focused = useRef(surah);
  useEffect(() => {
    if (focused.current === surah) return;
    focused.current = surah;
    // A screen reader hears where it is now; the eye is not moved.
    document.querySelector<HTMLElement>('article[data-surah] h1')?.focus({ preventScroll: true });
  }, [surah]);
  const notice = <MissingNotice onRetry={() => void host.retry()} />;
  return <SurahRoute surah={surah} Panel={lessons.Part} notice={notice} />;
}

function MissingNotice({ onRetry }: { onRetry: () => void }) {
  return useMissing(lessons) ? <PanelMissing onRetry={onRetry} /> : null;
}
