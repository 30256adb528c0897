import * as z from 'zod/mini';
import { FIRST_BIRTH_YEAR } from './age.ts';
import { displayNameSchema, GENDERS, learningSchema } from './profile.ts';

/** A day of the calendar as `yyyy-MM-dd`, from 1920 on. That it is not too late is for who knows today. */
export const birthdaySchema = z.iso
  .date()
  .check(z.refine((date) => Number(date.slice(0, 4)) >= FIRST_BIRTH_YEAR));

/** Body of PUT /api/users/profile ([3.17], [7.18]): all six steps at once. Under 13: `too_young`. */
export const onboardingSchema = z.object({
  displayName: displayNameSchema,
  dateOfBirth: birthdaySchema,
  gender: z.enum(GENDERS),
  ...learningSchema.shape,
  privacyAccepted: z.literal(true),
  termsAccepted: z.literal(true),
  onboardingCompleted: z.literal(true),
});

export type Onboarding = z.infer<typeof onboardingSchema>;
