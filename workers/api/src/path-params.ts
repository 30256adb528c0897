import { AppError } from '@fahm/domain/errors.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/**
 * The path's parameters as the schema reads them.
 * @throws AppError `not_found`: a path which its schema refuses names nothing that could exist,
 * whether it is out of range (`/surahs/115`) or not a number (`/surahs/two`).
 */
export const pathParams = <T>(c: Context, schema: z.ZodMiniType<T>): T => {
  const result = z.safeParse(schema, c.req.param());
  if (!result.success) throw new AppError('not_found', 'No such path.');
  return result.data;
};
