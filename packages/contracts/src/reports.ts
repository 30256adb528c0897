import * as z from 'zod/mini';
import { REPORT_LENGTH } from './report-length.ts';

export { REPORT_LENGTH } from './report-length.ts';

/** What somebody writes about: a verse or its translation, a lesson or guide, a page that fails, or a word to us. */
export const REPORT_KINDS = ['verse', 'content', 'page', 'contact'] as const;

/**
 * Body of POST /api/reports, which needs no account; answered 204. `id` is made by the browser for one message:
 * sent again after a failure it is stored once.
 */
export const reportSchema = z.object({
  id: z.uuid(),
  kind: z.enum(REPORT_KINDS),
  /** Path or reference of what it is about: `/read/chapter/2/255`; null for a word to us. */
  about: z.nullable(z.string().check(z.maxLength(500))),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(REPORT_LENGTH)),
  /** Where an answer may go; null when none is wanted. */
  email: z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))),
});

export type Report = z.infer<typeof reportSchema>;
