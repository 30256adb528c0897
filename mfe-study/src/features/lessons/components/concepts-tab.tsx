import { conceptsQuery } from '@fahm/api-client/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Concept } from '@fahm/contracts/lessons.ts';
import { useStudy } from '../../../lib/study.ts';
import { useSession } from '../../../lib/use-session.ts';
import { messages } from '../messages.ts';
import { ConceptCard } from './concept-card.tsx';
import { LessonList } from './lesson-list.tsx';

type Props = { surah: number; renderActions?: (concept: Concept) => ReactNode };

/** The concepts of a surah. Those that came with the page are all that a visitor can see of them. */
export function ConceptsTab({ surah, renderActions }: Props) {
  const { api, seed, host } = useStudy();
  const isVisitor = useSession(host).status === 'visitor';
  const known = seed?.surah === surah ? seed : null;
  const query = useQuery({
    ...conceptsQuery(api, surah),
    ...(known === null ? {} : { initialData: [...known.concepts], initialDataUpdatedAt: 0 }),
    // A learner's own come with the answer of the server.
    staleTime: known === null || isVisitor ? Infinity : 0,
  });
  return (
    <LessonList
      surah={surah}
      query={query}
      empty={messages.empty.concepts}
      render={(concept) => (
        <ConceptCard key={concept.id} concept={concept} actions={renderActions?.(concept)} />
      )}
    />
  );
}
