import * as z from 'zod/mini';

/** How likely a card shall be to be recalled when it comes again; higher means more reviews. */
export const TARGET_RETENTION = { least: 0.7, most: 0.97, default: 0.9 } as const;
export const NEW_CARDS_PER_DAY = { least: 0, most: 50, default: 10 } as const;

/** GET and PUT /api/study/settings. */
export const studySettingsSchema = z.object({
  targetRetention: z.number().check(z.gte(TARGET_RETENTION.least), z.lte(TARGET_RETENTION.most)),
  newCardsPerDay: z.int().check(z.gte(NEW_CARDS_PER_DAY.least), z.lte(NEW_CARDS_PER_DAY.most)),
});

export type StudySettings = z.infer<typeof studySettingsSchema>;
