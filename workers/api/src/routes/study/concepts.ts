import type { conceptRoutes } from '@fahm/contracts/routes/concepts.ts';
import { listChangeable, listVersions } from '@fahm/domain/concept/data.ts';
import { createConcept, editConcept, retractConcept } from '@fahm/domain/concept/mutations.ts';
import type { Handlers } from '../../serve.ts';

/** Concepts that a person may change. */
export const conceptHandlers: Handlers<typeof conceptRoutes> = {
  createConcept: ({ ctx, session, body: { id: _id, ...form } }) =>
    createConcept(ctx, session.userId, form),
  listOwnConcepts: ({ ctx, session, query }) => listChangeable(ctx, query.surah, session.userId),
  editConcept: ({ ctx, session, params, body }) =>
    editConcept(ctx, session.userId, params.id, body),
  retractConcept: ({ ctx, session, params }) => retractConcept(ctx, session.userId, params.id),
  getConceptHistory: ({ ctx, session, params }) => listVersions(ctx, params.id, session.userId),
};
