import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ServiceError } from './service-error.ts';

/**
 * The path's parameters as the schema reads them.
 * @throws ServiceError `not_found`: a path which its schema refuses names nothing that could exist, whether it is
 * out of range (`/surahs/115`) or not a number (`/surahs/two`).
 */
export const pathParams = <T>(
  c: Context,
  schema: z.ZodMiniType<T>,
  message = 'No such path.',
): T => {
  const result = z.safeParse(schema, c.req.param());
  if (!result.success) throw new ServiceError('not_found', message);
  return result.data;
};
