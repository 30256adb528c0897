import { conceptsQuery } from '@fahm/api-client/study/lessons.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { useStudy } from '../../../lib/study.ts';
import { useSession } from '@fahm/mfe-kit/use-session.ts';
import { messages } from '../messages.ts';
import { conceptsOfPassage } from '../passage-query.ts';
import { ConceptCard } from './concept-card.tsx';
import { LessonList } from './lesson-list.tsx';

type Props = { surah: number; renderActions?: (concept: Concept) => ReactNode };

/**
 * The concepts of a surah. What came with the page, and with the files beside it, is all that a visitor can see of
 * them; a learner's own come with the answer of the server.
 */
export function ConceptsTab({ surah, renderActions }: Props) {
  const { api, base, seed, host } = useStudy();
  const isVisitor = useSession(host).status === 'visitor';
  const known = seed?.surah === surah ? seed : null;
  const part = known?.part ?? null;
  const isWhole = known !== null && part === null;
  const query = useQuery({
    ...conceptsQuery(api, surah),
    ...(isWhole ? { initialData: [...known.concepts], initialDataUpdatedAt: 0 } : {}),
    staleTime: isWhole && !isVisitor ? 0 : Infinity,
    enabled: part === null || !isVisitor,
  });
  return (
    <LessonList
      surah={surah}
      query={query}
      empty={messages.empty.concepts}
      {...(known === null || part === null
        ? {}
        : { names: part.names, passageQuery: conceptsOfPassage(base, known) })}
      render={(concept) => (
        <ConceptCard key={concept.id} concept={concept} actions={renderActions?.(concept)} />
      )}
    />
  );
}
