import * as z from 'zod/mini';
import { editionSchema } from '../quran/quran.ts';

const bitrateSchema = z.union([z.literal(64), z.literal(128), z.literal(192)]);

export const audioEditionSchema = z.extend(editionSchema, {
  format: z.literal('audio'),
  availableBitrates: z.array(bitrateSchema).check(z.minLength(1)),
  downloadable: z.boolean(),
});

/**
 * Reply of /api/quran/editions?format=audio. `complete` is false when the catalogue could not be had:
 * then it lists those of the five built-in Arabic reciters that fit, and may be empty.
 */
export const audioEditionListSchema = z.object({
  editions: z.array(audioEditionSchema).check(z.maxLength(2000)),
  complete: z.boolean(),
});

export type AudioEditionList = z.infer<typeof audioEditionListSchema>;
