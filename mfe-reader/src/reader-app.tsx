import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ChapterSource } from './features/chapter/chapter-source.ts';
import { useChapter } from './features/chapter/use-chapter.ts';
import { SurahGrid } from './features/landing/components/surah-grid.tsx';
import { messages as landing } from './features/landing/messages.ts';
import { isLanding, surahOfPath } from './lib/paths.ts';
import { ChapterRoute } from './routes/chapter-route.tsx';

type Props = { source: ChapterSource; host: HostServices };

export function ReaderApp({ source, host }: Props) {
  const [path] = useLocation();
  useReadyMark('reader');
  if (isLanding(path)) return <LandingScreen host={host} />;
  return <ChapterOrLeave path={path} source={source} host={host} />;
}

function LandingScreen({ host }: Pick<Props, 'host'>) {
  useEffect(() => host.setTitle(landing.title), [host]);
  return <SurahGrid />;
}

function ChapterOrLeave({ path, source, host }: Props & { path: string }) {
  const surah = surahOfPath(path);
  useEffect(() => {
    // Only the server can answer 404, and only it knows pages of a newer version.
    if (surah === null && path.startsWith('/read')) host.leave(path);
  }, [surah, path, host]);
  return surah === null ? null : <ChapterScreen surah={surah} source={source} host={host} />;
}

function ChapterScreen({ surah, source, host }: Props & { surah: number }) {
  const [state, retry] = useChapter(source, surah);
  const title = state.status === 'ready' ? state.title : null;
  useEffect(() => {
    if (title !== null) host.setTitle(title);
  }, [title, host]);
  const focused = useRef(surah);
  useEffect(() => {
    if (title === null || focused.current === surah) return;
    focused.current = surah;
    // A screen reader hears where it is now; the eye is not moved.
    document.querySelector<HTMLElement>('article[data-chapter] h1')?.focus({ preventScroll: true });
  }, [surah, title]);
  return <ChapterRoute number={surah} state={state} onRetry={retry} />;
}
