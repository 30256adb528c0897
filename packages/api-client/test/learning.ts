/** What people answer of what they know. */
export const learning = {
  canReadArabic: true,
  canUnderstandArabic: false,
  canReadEnglish: true,
  canUnderstandEnglish: true,
  previousExperience: 'beginner',
} as const;
