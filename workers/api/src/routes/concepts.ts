import {
  conceptFormSchema,
  conceptParamsSchema,
  conceptQuerySchema,
  MAX_CONCEPT_BYTES,
  newConceptSchema,
  type ConceptVersion,
} from '@fahm/contracts/concepts.ts';
import type { Concept } from '@fahm/contracts/lessons.ts';
import { listChangeable, listVersions } from '@fahm/domain/concept/data.ts';
import { createConcept, editConcept, retractConcept } from '@fahm/domain/concept/mutations.ts';
import { Hono, type Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';
import { queryParams } from '../query-params.ts';

const idOf = (c: Context<AppEnv>): string => pathParams(c, conceptParamsSchema).id;

/** POST /api/ingest/concept ([7.19]). */
export const ingestRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .post('/concept', async (c) => {
    const { id: _id, ...form } = await jsonBody(c, newConceptSchema, MAX_CONCEPT_BYTES);
    return c.json<Concept>(await createConcept(c.var.ctx, c.var.session.userId, form), 201);
  });

/** Concepts that a person may change: GET /api/concepts?surah=…, PUT and DELETE /{id}, GET /{id}/history. */
export const conceptRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .get('/', async (c) => {
    const { surah } = queryParams(c, conceptQuerySchema);
    return c.json<Concept[]>(await listChangeable(c.var.ctx, surah, c.var.session.userId));
  })
  .put('/:id', async (c) => {
    const id = idOf(c);
    const form = await jsonBody(c, conceptFormSchema, MAX_CONCEPT_BYTES);
    return c.json<Concept>(await editConcept(c.var.ctx, c.var.session.userId, id, form));
  })
  .delete('/:id', async (c) => {
    await retractConcept(c.var.ctx, c.var.session.userId, idOf(c));
    return c.body(null, 204);
  })
  .get('/:id/history', async (c) =>
    c.json<ConceptVersion[]>(await listVersions(c.var.ctx, idOf(c), c.var.session.userId)),
  );
