/** The answers that finish onboarding. */
export const ANSWERS = {
  displayName: 'Maryam',
  dateOfBirth: '1992-01-15',
  gender: 'female',
  canReadArabic: true,
  canUnderstandArabic: false,
  canReadEnglish: true,
  canUnderstandEnglish: true,
  previousExperience: 'beginner',
  privacyAccepted: true,
  termsAccepted: true,
  onboardingCompleted: true,
};
