import * as z from 'zod/mini';

/** What a person types to have their account deleted. */
export const DELETION_WORD = 'DELETE';

/** Body of POST /api/account/deletion; answered 204, and nobody is signed in afterwards. */
export const accountDeletionSchema = z.object({ confirmation: z.literal(DELETION_WORD) });

/** GET /api/account/export: a file to save, not a reply for a page. Grows by addition. */
export const EXPORT_PATH = '/api/account/export';

const rows = z.array(z.record(z.string(), z.unknown()));

/** Everything we keep about a person: by kind, what is stored, without what only opens doors. */
export const accountExportSchema = z.object({
  version: z.literal(1),
  /** Milliseconds since 1970. */
  exportedAt: z.int(),
  data: z.record(z.string(), rows),
});

export type AccountDeletion = z.infer<typeof accountDeletionSchema>;
