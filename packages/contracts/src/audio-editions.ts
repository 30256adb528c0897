import * as z from 'zod/mini';
import { editionIdSchema, editionSchema } from './quran.ts';
import type { Bitrate } from './recitations.ts';

const bitrateSchema = z.union([z.literal(64), z.literal(128), z.literal(192)]);

const audioEditionSchema = z.extend(editionSchema, {
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

/** Path parameters of /audio/{bitrate}/{edition}/{file}: the canonical spelling only. */
export const audioParamsSchema = z.object({
  bitrate: z.pipe(
    z.enum(['64', '128', '192']),
    z.transform((text): Bitrate => Number(text) as Bitrate),
  ),
  edition: editionIdSchema,
  /** `7.mp3` is verse 7 of 6236. */
  file: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,3}\.mp3$/)),
    z.pipe(
      z.transform((file: string) => Number(file.slice(0, -'.mp3'.length))),
      z.int().check(z.lte(6236)),
    ),
  ),
});
