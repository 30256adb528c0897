import { useReadyMark } from '@fahm/mfe-kit/use-ready-mark.ts';
import { useEffect } from 'react';
import { SurahMissing } from '../features/surah/components/surah-missing.tsx';
import { messages } from '../features/surah/messages.ts';
import type { SurahStem } from '../lib/paths.ts';
import { useStudy } from '../lib/study.ts';
import { StudyFrame } from './study-frame.tsx';

/** What the server sends where there is no such surah; the same tree in the browser. */
export const MissingPage = ({ stem }: { stem: SurahStem }) => (
  <StudyFrame page="missing" back={null} isPublic>
    <SurahMissing stem={stem} />
  </StudyFrame>
);

export function MissingScreen({ stem }: { stem: SurahStem }) {
  const { host } = useStudy();
  useReadyMark('study');
  useEffect(() => host.setTitle(messages.noSurah.title), [host]);
  return <MissingPage stem={stem} />;
}
