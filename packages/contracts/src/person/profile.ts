import * as z from 'zod/mini';
import { nameSchema } from '../name.ts';

/** Longest name that a learner is shown by, in UTF-16 units. */
export const DISPLAY_NAME_LENGTH = 80;

/** A name that somebody is called by ([5.11]). */
export const displayNameSchema = nameSchema(DISPLAY_NAME_LENGTH);

export const GENDERS = ['male', 'female', 'prefer_not_to_say'] as const;
export const EXPERIENCES = ['beginner', 'intermediate', 'advanced'] as const;

/** What a learner said about languages and experience: the defaults of reader and study. */
export const learningSchema = z.object({
  canReadArabic: z.boolean(),
  canUnderstandArabic: z.boolean(),
  canReadEnglish: z.boolean(),
  canUnderstandEnglish: z.boolean(),
  previousExperience: z.enum(EXPERIENCES),
});

/** Reply of GET and POST /api/profile and of PUT /api/users/profile: what the learner said of themselves. */
export const profileSchema = z.object({
  displayName: z.nullable(z.string()),
  /** `yyyy-MM-dd`. */
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  /** `null` until onboarding is completed. */
  learning: z.nullable(learningSchema),
});

/** Body of POST /api/profile ([7.16]). */
export const profileChangeSchema = z.object({ displayName: displayNameSchema });

export type Learning = z.infer<typeof learningSchema>;
export type Profile = z.infer<typeof profileSchema>;
export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type Gender = (typeof GENDERS)[number];
export type Experience = (typeof EXPERIENCES)[number];
