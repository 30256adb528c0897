import type { Onboarding } from '../person/onboarding.ts';

/** Answers that finish onboarding. */
export const onboardingAnswers = (change: Partial<Onboarding> = {}): Onboarding => ({
  displayName: 'Maryam',
  dateOfBirth: '1990-01-31',
  gender: 'female',
  canReadArabic: true,
  canUnderstandArabic: false,
  canReadEnglish: true,
  canUnderstandEnglish: true,
  previousExperience: 'beginner',
  privacyAccepted: true,
  termsAccepted: true,
  onboardingCompleted: true,
  ...change,
});
