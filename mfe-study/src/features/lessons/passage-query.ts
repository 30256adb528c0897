import type { Concept } from '@fahm/contracts/study/lessons.ts';
import type { Passage } from '@fahm/contracts/study/surah-overview.ts';
import type { QueryFunctionContext } from '@tanstack/react-query';
import type { Seed } from '../../lib/study.ts';

/** How the lessons of one passage are had. */
export type PassageQuery<T> = (passage: Passage) => {
  queryKey: readonly unknown[];
  queryFn: (context: Pick<QueryFunctionContext, 'signal'>) => Promise<readonly T[]>;
  initialData?: readonly T[];
};

/** The concepts of one passage of a free surah: out of the page, or a file beside the code. */
export const conceptsOfPassage =
  (base: string, { surah, concepts, part }: Seed): PassageQuery<Concept> =>
  ({ from }) => ({
    queryKey: ['concepts-of-passage', surah, from],
    // The schemas come with the first question, as they do with the API's.
    queryFn: async ({ signal }) =>
      (await import('./fetch-concepts.ts')).fetchConcepts(
        `${base}concepts/${surah}/${from}.json`,
        signal,
      ),
    ...(part?.from === from ? { initialData: concepts } : {}),
  });
