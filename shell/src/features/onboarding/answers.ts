import { isOldEnough } from '@fahm/contracts/person/age.ts';
import { birthdaySchema, type Onboarding } from '@fahm/contracts/person/onboarding.ts';
import {
  displayNameSchema,
  EXPERIENCES,
  type Experience,
  type Gender,
  GENDERS,
  type Learning,
  learningSchema,
} from '@fahm/contracts/person/profile.ts';
import * as z from 'zod/mini';

/** The answers so far; null is what is not answered yet. */
export type Answers = Omit<Learning, 'previousExperience'> & {
  displayName: string;
  /** `yyyy-MM-dd`. */
  dateOfBirth: string | null;
  gender: Gender | null;
  previousExperience: Experience | null;
  privacyAccepted: boolean;
  termsAccepted: boolean;
};

/** Answers with nothing left open. */
export type WholeAnswers = Omit<Onboarding, 'onboardingCompleted'>;

export const STEPS = [
  'name',
  'birthday',
  'gender',
  'languages',
  'experience',
  'acceptance',
] as const;
export type Step = (typeof STEPS)[number];

/** What makes a step valid (spec 5.11); the whole form is valid when all of them are. */
const schemas: Record<Step, z.ZodMiniType> = {
  name: z.object({ displayName: displayNameSchema }),
  birthday: z.object({ dateOfBirth: birthdaySchema }),
  gender: z.object({ gender: z.enum(GENDERS) }),
  languages: z.object({}),
  experience: z.object({ previousExperience: z.enum(EXPERIENCES) }),
  acceptance: z.object({ privacyAccepted: z.literal(true), termsAccepted: z.literal(true) }),
};

/** Whether Continue may be pressed on a step. `now` in milliseconds since 1970. */
export function isStepValid(step: Step, answers: Answers, now: number): boolean {
  if (step === 'birthday' && isTooYoung(answers.dateOfBirth, now)) return false;
  return schemas[step].safeParse(answers).success;
}

/** Whether a birthday is that of somebody who may not have an account yet (ruling A22). */
export const isTooYoung = (dateOfBirth: string | null, now: number): boolean =>
  dateOfBirth !== null && !isOldEnough(dateOfBirth, now);

/** The whole form. */
export const answersSchema: z.ZodMiniType<WholeAnswers, Answers> = z.object({
  displayName: displayNameSchema,
  dateOfBirth: birthdaySchema,
  gender: z.enum(GENDERS),
  ...learningSchema.shape,
  privacyAccepted: z.literal(true),
  termsAccepted: z.literal(true),
});

/** The answers of somebody who gave none yet (spec 3.17), or those of last time. */
export function initialAnswers(
  firstName: string | null,
  known: { displayName: string | null; learning: Learning | null },
): Answers {
  return {
    displayName: known.displayName ?? firstName ?? '',
    dateOfBirth: null,
    gender: null,
    canReadArabic: known.learning?.canReadArabic ?? false,
    canUnderstandArabic: known.learning?.canUnderstandArabic ?? false,
    canReadEnglish: known.learning?.canReadEnglish ?? false,
    canUnderstandEnglish: known.learning?.canUnderstandEnglish ?? false,
    previousExperience: known.learning?.previousExperience ?? null,
    privacyAccepted: false,
    termsAccepted: false,
  };
}
