import { PassageList } from '../features/practice/components/passage-list.tsx';
import { PracticeView } from '../features/practice/components/practice-view.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';
import { cardActions } from './card-actions.tsx';

/** Practice of one surah. Only shown to somebody who is signed in. */
export function PracticePanel({ surah }: { surah: number }) {
  const session = useSession(useStudy().host);
  if (session.status !== 'member') return null;
  const { id, hasActiveSubscription } = session.user;
  return (
    <PracticeView
      key={surah}
      userId={id}
      hasPro={hasActiveSubscription}
      surah={surah}
      renderPassages={(begin) => <PassageList surah={surah} onBegin={begin} />}
      renderActions={cardActions}
    />
  );
}
