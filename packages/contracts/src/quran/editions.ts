import * as z from 'zod/mini';
import { audioEditionSchema } from '../audio/audio-editions.ts';
import { editionSchema } from './quran.ts';

// Apart from both: pages ask for texts or for recitations, and load the schema of what they ask for.

/** Reply of /api/quran/editions for any filter: texts as they are, recitations with their qualities. */
export const anyEditionListSchema = z.object({
  editions: z.array(z.union([audioEditionSchema, editionSchema])).check(z.maxLength(2000)),
  complete: z.boolean(),
});
