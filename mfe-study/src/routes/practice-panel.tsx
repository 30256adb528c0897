import type { Flashcard } from '@fahm/contracts/lessons.ts';
import { SaveButton } from '../features/folders/components/save-button.tsx';
import { PracticeView } from '../features/practice/components/practice-view.tsx';
import { ReportLink } from '../lib/report-link.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';

/** A card that was answered can be kept, and what is wrong with it told. */
export const cardActions = ({ id, prompt }: Flashcard) => (
  <>
    <SaveButton item={{ kind: 'card', target: id }} name={prompt} />
    <ReportLink about={id} title={prompt} />
  </>
);

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
      renderActions={cardActions}
    />
  );
}
