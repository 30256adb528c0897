import type { Context } from 'hono';
import * as z from 'zod/mini';

/** The query as the schema reads it; of a name given twice, the first. A zod error, which answers 422, else. */
export const queryParams = <T>(c: Context, schema: z.ZodMiniType<T>): T =>
  z.parse(schema, c.req.query());
