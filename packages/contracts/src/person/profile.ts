import * as z from 'zod/mini';

/** Longest name that a learner is shown by, in UTF-16 units. */
export const DISPLAY_NAME_LENGTH = 80;

// Control characters, and those which turn the direction of what stands around a name.
const DISTURBING = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/** A name as a person types it: trimmed, not empty ([5.11]), at most 80 characters. */
export const displayNameSchema = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(DISPLAY_NAME_LENGTH),
  z.refine((name) => !DISTURBING.test(name)),
);

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
