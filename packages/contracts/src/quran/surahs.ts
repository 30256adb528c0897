import * as z from 'zod/mini';

export const surahCount = 114;

/** Number of a surah, 1 to 114. */
export const surahNumberSchema = z.int().check(z.gte(1), z.lte(surahCount));

/** A surah as the API answers it ([3.1]): facts only, no text of the Qur'an. */
export const surahSchema = z.object({
  id: z.int().check(z.positive()),
  number: surahNumberSchema,
  nameEn: z.string().check(z.minLength(1)),
  nameAr: z.string().check(z.minLength(1)),
  revelation: z.enum(['Meccan', 'Medinan']),
  versesCount: z.int().check(z.positive()),
});

/** Reply of GET /api/surahs, in the order of the numbers. */
export const surahListSchema = z.array(surahSchema).check(z.maxLength(surahCount));

/**
 * Path parameters of /api/surahs/{number}. Only the canonical decimal spelling is a number:
 * `02`, `2.0`, `1e1` and ` 2` would make several addresses of one thing.
 */
export const surahParamsSchema = z.object({
  number: z.pipe(
    z.string().check(z.regex(/^[1-9][0-9]{0,2}$/)),
    z.pipe(z.transform(Number), surahNumberSchema),
  ),
});

export type Surah = z.infer<typeof surahSchema>;
