import {
  conceptHistorySchema,
  type ConceptForm,
  type ConceptVersion,
  type NewConcept,
} from '@fahm/contracts/study/concepts.ts';
import { conceptListSchema, conceptSchema, type Concept } from '@fahm/contracts/study/lessons.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { nothing } from '../nothing.ts';

/** GET /api/concepts?surah=…: what the person may change of a surah; their own, and what is published for an editor. */
export const getOwnConcepts = (api: Api, surah: number, signal?: AbortSignal): Promise<Concept[]> =>
  api.request({
    method: 'GET',
    path: `/api/concepts?surah=${surah}`,
    reply: conceptListSchema,
    signal,
  });

/** POST /api/ingest/concept ([7.19]): the learner's own, or everybody's when an editor asks. */
export const createConcept = (api: Api, concept: NewConcept): Promise<Concept> =>
  api.request({ method: 'POST', path: '/api/ingest/concept', body: concept, reply: conceptSchema });

/** PUT /api/concepts/{id}: a new wording; the old one is kept. `not_found` when it is not theirs to change. */
export const editConcept = (api: Api, id: string, concept: ConceptForm): Promise<Concept> =>
  api.request({
    method: 'PUT',
    path: `/api/concepts/${id}`,
    body: concept,
    reply: conceptSchema,
  });

/** DELETE /api/concepts/{id}: it is shown to nobody any more; its history stays. */
export const retractConcept = (api: Api, id: string): Promise<void> =>
  api.request({ method: 'DELETE', path: `/api/concepts/${id}`, reply: nothing });

/** GET /api/concepts/{id}/history: its earlier wordings, the latest first. */
export const getConceptHistory = (
  api: Api,
  id: string,
  signal?: AbortSignal,
): Promise<ConceptVersion[]> =>
  api.request({
    method: 'GET',
    path: `/api/concepts/${id}/history`,
    reply: conceptHistorySchema,
    signal,
  });

export const conceptHistoryQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['/api/concepts', id, 'history'],
    queryFn: ({ signal }) => getConceptHistory(api, id, signal),
  });
