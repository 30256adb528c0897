import type { Concept } from '@fahm/contracts/lessons.ts';
import { SaveButton } from '../features/folders/components/save-button.tsx';
import { ConceptsTab } from '../features/lessons/components/concepts-tab.tsx';
import { useStudy } from '../lib/study.ts';
import { useSession } from '../lib/use-session.ts';

const saveConcept = ({ id, title }: Concept) => (
  <SaveButton item={{ kind: 'concept', target: id }} name={title} />
);

/** The concepts of a surah; who is signed in can keep them. */
export function ConceptsPanel({ surah }: { surah: number }) {
  const isMember = useSession(useStudy().host).status === 'member';
  return <ConceptsTab surah={surah} {...(isMember ? { renderActions: saveConcept } : {})} />;
}
