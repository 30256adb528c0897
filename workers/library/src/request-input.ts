import { figureSearchQuerySchema } from '@fahm/contracts/figures.ts';
import { editionQuerySchema } from '@fahm/contracts/quran.ts';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { LibraryError } from './library-error.ts';

/**
 * The path's parameters as the schema reads them.
 * @throws LibraryError `not_found`: a path which its schema refuses names nothing that could exist.
 */
export const pathParams = <T>(c: Context, schema: z.ZodMiniType<T>): T => {
  const result = z.safeParse(schema, c.req.param());
  if (!result.success) throw new LibraryError('not_found', 'No such path.');
  return result.data;
};

/** The edition asked for, `undefined` for the default. @throws a zod error when it is no id. */
export const editionQuery = (c: Context): string | undefined =>
  editionQuerySchema.parse(c.req.query()).edition;

/** What is looked for. @throws a zod error when it is blank or too long. */
export const searchQuery = (c: Context): string => figureSearchQuerySchema.parse(c.req.query()).q;
