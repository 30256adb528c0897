import { figureSearchQuerySchema } from '@fahm/contracts/figures.ts';
import { editionQuerySchema } from '@fahm/contracts/quran.ts';
import type { Context } from 'hono';

/** The edition asked for, `undefined` for the default. @throws a zod error when it is no id. */
export const editionQuery = (c: Context): string | undefined =>
  editionQuerySchema.parse(c.req.query()).edition;

/** What is looked for. @throws a zod error when it is blank or too long. */
export const searchQuery = (c: Context): string => figureSearchQuerySchema.parse(c.req.query()).q;
