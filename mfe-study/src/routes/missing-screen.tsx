import { useReadyFlag } from '@fahm/mfe-kit/use-ready-flag.ts';
import { useEffect } from 'react';
import { SurahMissing } from '../features/surah/components/surah-missing.tsx';
import { messages } from '../features/surah/messages.ts';
import type { SurahBasePath } from '../lib/paths.ts';
import { useStudy } from '../lib/study.ts';
import { StudyFrame } from './study-frame.tsx';

/** What the server sends where there is no such surah; the same tree in the browser. */
export const MissingPage = ({ basePath }: { basePath: SurahBasePath }) => (
  <StudyFrame page="missing" back={null} isPublic>
    <SurahMissing basePath={basePath} />
  </StudyFrame>
);

export function MissingScreen({ basePath }: { basePath: SurahBasePath }) {
  const { host } = useStudy();
  useReadyFlag('study');
  useEffect(() => host.setTitle(messages.noSurah.title), [host]);
  return <MissingPage basePath={basePath} />;
}
