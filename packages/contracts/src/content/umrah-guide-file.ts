import * as z from 'zod/mini';
import { umrahParts } from './umrah.ts';

/** What `/umrah_guide.json` holds for a step ([3.21]). Its id is its position, from 1. */
const stepSchema = z.object({
  /** 1 to 7. Ours always has it; a file of others may leave it out, or have something else there. */
  part: z.optional(z.unknown()),
  title: z.string(),
  description: z.string(),
  dua_arabic: z.optional(z.string()),
  dua_transliteration: z.optional(z.string()),
  dua_translation: z.optional(z.string()),
  details: z.optional(z.string()),
});

/** The static file `/umrah_guide.json` ([7.23]). */
const umrahGuideFileSchema = z.object({ umrah_guide: z.array(stepSchema) });

export type UmrahGuideFile = z.infer<typeof umrahGuideFileSchema>;
type Step = Omit<UmrahGuideFile['umrah_guide'][number], 'part'> & { id: number; part: number };

const isPart = (part: unknown): part is number =>
  Number.isInteger(part) && Number(part) >= 1 && Number(part) <= umrahParts.length;

/**
 * The steps of any such file. One without a part gets it from its position ([5.13]): the list is split into
 * 7 chunks of ceil(steps / 7). @throws Error 'Invalid umrah_guide.json format.' ([8.11])
 */
export function readUmrahGuide(json: unknown): Step[] {
  const result = umrahGuideFileSchema.safeParse(json);
  if (!result.success) throw new Error('Invalid umrah_guide.json format.', { cause: result.error });
  const steps = result.data.umrah_guide;
  const chunk = Math.ceil(steps.length / umrahParts.length);
  return steps.map((step, at) =>
    Object.assign({}, step, {
      id: at + 1,
      part: isPart(step.part) ? step.part : Math.floor(at / chunk) + 1,
    }),
  );
}
