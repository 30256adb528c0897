import {
  documentChangeSchema,
  documentSchemas,
  MOST_DOCUMENT_BYTES,
  syncParamsSchema,
  type DocumentSaved,
  type KeptDocument,
} from '@fahm/contracts/sync.ts';
import { getDocument } from '@fahm/domain/document/data.ts';
import { putDocument } from '@fahm/domain/document/mutations.ts';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppEnv } from '../app-env.ts';
import { requireOnboarded, requirePerson } from '../auth/require-person.ts';
import { jsonBody } from '../guard/json-body.ts';
import { limitWrites } from '../guard/limits.ts';
import { pathParams } from '../path-params.ts';

/** GET and PUT /api/sync/{document}: what the devices of a person share. */
export const syncRoutes = new Hono<AppEnv>()
  .use(requirePerson, requireOnboarded, limitWrites)
  .get('/:document', async (c) => {
    const { document } = pathParams(c, syncParamsSchema);
    return c.json<KeptDocument>(await getDocument(c.var.ctx, c.var.session.userId, document));
  })
  .put('/:document', async (c) => {
    const { document } = pathParams(c, syncParamsSchema);
    const { revision, value } = await jsonBody(c, documentChangeSchema, MOST_DOCUMENT_BYTES);
    const change = { revision, value: z.parse(documentSchemas[document], value) };
    return c.json<DocumentSaved>(
      await putDocument(c.var.ctx, c.var.session.userId, document, change),
    );
  });
