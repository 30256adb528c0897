import {
  conceptFormSchema,
  conceptHistorySchema,
  conceptParamsSchema,
  conceptQuerySchema,
  MAX_CONCEPT_BYTES,
  newConceptSchema,
} from '../study/concepts.ts';
import { conceptListSchema, conceptSchema } from '../study/lessons.ts';
import type { ApiRoute } from './route.ts';

/** Concepts that a person may change: their own, and for an editor everybody's. */
export const conceptRoutes = {
  /** A concept of the learner’s own, or everybody’s when an editor asks. */
  createConcept: {
    method: 'POST',
    path: '/api/ingest/concept',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: newConceptSchema,
    maxBodyBytes: MAX_CONCEPT_BYTES,
    status: 201,
    reply: conceptSchema,
  },
  /** Concepts of a surah that the person may change. */
  listOwnConcepts: {
    method: 'GET',
    path: '/api/concepts',
    access: 'onboarded',
    query: conceptQuerySchema,
    reply: conceptListSchema,
  },
  /** A new wording; the old one is kept. */
  editConcept: {
    method: 'PUT',
    path: '/api/concepts/{id}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: conceptParamsSchema,
    body: conceptFormSchema,
    maxBodyBytes: MAX_CONCEPT_BYTES,
    reply: conceptSchema,
  },
  /** Shows it to nobody any more; its history stays. */
  retractConcept: {
    method: 'DELETE',
    path: '/api/concepts/{id}',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: conceptParamsSchema,
  },
  /** Its earlier wordings, the latest first. */
  getConceptHistory: {
    method: 'GET',
    path: '/api/concepts/{id}/history',
    access: 'onboarded',
    params: conceptParamsSchema,
    reply: conceptHistorySchema,
  },
} as const satisfies Record<string, ApiRoute>;
