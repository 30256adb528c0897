import type { Api } from '@fahm/api-client/client.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import type { PassageHeading, SurahOverview } from '@fahm/contracts/study/surah-overview.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import type { ShownPassage } from './map/shown-passage.ts';
import { createContext, useContext } from 'react';

/** A lesson as a list of titles names it. */
export type LessonName = { id: string; title: string; passage?: string | undefined };

/** What the server's page holds already, and so is not asked for. */
export type Seed = {
  surah: number;
  /** All of the surah, or those of one passage: then `part` says of which, and what the others are called. */
  concepts: readonly Concept[];
  part: { from: number; names: readonly LessonName[] } | null;
  /** The surah as a whole; null where it is not everybody's, or has no map. */
  overview: SurahOverview | null;
  /** Of a surah that needs a subscription: the lesson it shows instead. */
  sample: Pick<Concept, 'title' | 'summary'> | null;
};

/** What every part of the study app may ask of the page around it. One for each mounted remote. */
export type Study = {
  host: HostServices;
  api: Api;
  /** Address below which this version's files lie, ending in a slash. */
  base: string;
  /** Of the page that the server sent; null for a page without lessons. */
  seed: Seed | null;
  /** The public map on the page that the server sent, of whatever surah; null for a page without one. */
  map: { surah: number; headings: readonly PassageHeading[] } | null;
  shown: ShownPassage;
  /** The address at which the server said that there is no such surah; null where there was one. */
  missing: string | null;
};

export const StudyContext = createContext<Study | null>(null);

export function useStudy(): Study {
  const study = useContext(StudyContext);
  if (study === null) throw new Error('Not inside the study app');
  return study;
}
