import {
  conceptFormSchema,
  conceptHistorySchema,
  conceptParamsSchema,
  conceptQuerySchema,
  MAX_CONCEPT_BYTES,
  newConceptSchema,
} from '../concepts.ts';
import { conceptListSchema, conceptSchema } from '../lessons.ts';
import type { Route } from './route.ts';

/** Concepts that a person may change: their own, and for an editor everybody's. */
export const conceptRoutes = {
  createConcept: {
    method: 'POST',
    path: '/api/ingest/concept',
    summary: 'A concept of the learner’s own, or everybody’s when an editor asks.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: newConceptSchema,
    maxBodyBytes: MAX_CONCEPT_BYTES,
    status: 201,
    reply: conceptSchema,
  },
  listOwnConcepts: {
    method: 'GET',
    path: '/api/concepts',
    summary: 'Concepts of a surah that the person may change.',
    access: 'onboarded',
    query: conceptQuerySchema,
    reply: conceptListSchema,
  },
  editConcept: {
    method: 'PUT',
    path: '/api/concepts/{id}',
    summary: 'A new wording; the old one is kept.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: conceptParamsSchema,
    body: conceptFormSchema,
    maxBodyBytes: MAX_CONCEPT_BYTES,
    reply: conceptSchema,
  },
  retractConcept: {
    method: 'DELETE',
    path: '/api/concepts/{id}',
    summary: 'Shows it to nobody any more; its history stays.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: conceptParamsSchema,
  },
  getConceptHistory: {
    method: 'GET',
    path: '/api/concepts/{id}/history',
    summary: 'Its earlier wordings, the latest first.',
    access: 'onboarded',
    params: conceptParamsSchema,
    reply: conceptHistorySchema,
  },
} as const satisfies Record<string, Route>;
