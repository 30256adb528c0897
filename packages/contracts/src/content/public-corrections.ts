import * as z from 'zod/mini';
import { PUBLIC_OF_CORRECTIONS } from '../study/public-lessons.ts';
import { correctionSchema } from './corrections.ts';

/** Below the address of a build that ships it: every correction, as everybody may read it. */
export const CORRECTIONS_FILE = 'corrections.json';

const publicFields = z.pick(correctionSchema, PUBLIC_OF_CORRECTIONS);

/** A correction as everybody reads it. `item` is an id; `surah` is whose lesson it is, null of a guide or a figure. */
const publicCorrectionSchema = z.extend(publicFields, {
  surah: z.nullable(z.int().check(z.gte(1), z.lte(114))),
});

/** `db/dist/content/corrections.json`: the latest first. */
export const publicCorrectionsSchema = z.array(publicCorrectionSchema);

export type PublicCorrection = z.infer<typeof publicCorrectionSchema>;
