import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import { Suspense } from 'react';
import { ConceptsTab } from '../features/lessons/components/concepts-tab.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';

// A visitor, for whom most of these pages are opened, has no folders: its code comes for who has.
const saveButton = lazyComponent(
  async () => (await import('../features/folders/components/save-button.tsx')).SaveButton,
);

const saveConcept = ({ id, title }: Concept) => (
  <Suspense fallback={null}>
    <saveButton.View item={{ kind: 'concept', target: id }} name={title} />
  </Suspense>
);

/** The concepts of a surah; who is signed in can keep them. */
export function ConceptsPanel({ surah }: { surah: number }) {
  const isMember = useSession(useStudy().host).status === 'member';
  return <ConceptsTab surah={surah} {...(isMember ? { renderActions: saveConcept } : {})} />;
}
