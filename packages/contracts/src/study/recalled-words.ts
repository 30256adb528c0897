import * as z from 'zod/mini';

/**
 * Reply of GET /api/words/recalled: the words of the deck that were recalled on two separate days and not forgotten
 * since, by their ids in the lexicon, each with the second of these days, counted from 1970.
 */
export const recalledWordsSchema = z.object({ recalled: z.record(z.string(), z.int()) });

export type RecalledWords = z.infer<typeof recalledWordsSchema>;
