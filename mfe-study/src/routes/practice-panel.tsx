import type { Flashcard } from '@fahm/contracts/lessons.ts';
import { SaveButton } from '../features/folders/components/save-button.tsx';
import { PracticeView } from '../features/practice/components/practice-view.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';

/** A card that was answered can be kept. */
export const saveCard = ({ id, prompt }: Flashcard) => (
  <SaveButton item={{ kind: 'card', target: id }} name={prompt} />
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
      renderActions={saveCard}
    />
  );
}
