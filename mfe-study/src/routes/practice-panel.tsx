import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense } from 'react';
import { PassageList } from '../features/practice/components/passage-list.tsx';
import { PracticeView } from '../features/practice/components/practice-view.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { practiceSession } from './lazy-session.ts';

/** What is recalled of the surah's words; without it practice is whole. */
const surahWords = lazyComponent(
  async () => (await import('../features/words/components/surah-words.tsx')).SurahWords,
);

/** Practice of one surah. Only shown to somebody who is signed in. */
export function PracticePanel({ surah }: { surah: number }) {
  const session = useSession(useStudy().host);
  if (session.status !== 'member') return null;
  const { id, hasActiveSubscription } = session.user;
  return (
    <>
      <Suspense fallback={null}>
        <surahWords.View surah={surah} />
      </Suspense>
      <PracticeView
        key={surah}
        userId={id}
        hasPro={hasActiveSubscription}
        surah={surah}
        renderPassages={(begin) => <PassageList surah={surah} onBegin={begin} />}
        session={practiceSession}
      />
    </>
  );
}
