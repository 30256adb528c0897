import type { Learning, Profile } from '@fahm/contracts/person/profile.ts';
import type { profile } from '@fahm/db/schema/profile.ts';

export type ProfileRow = typeof profile.$inferSelect;

type LearningColumns = Pick<ProfileRow, keyof Learning>;

/** What a row says of languages and experience; null when one answer is missing. */
export const toLearning = (row: { [Key in keyof LearningColumns]: Learning[Key] | null }) => {
  const { canReadArabic, canUnderstandArabic, canReadEnglish, canUnderstandEnglish } = row;
  const { previousExperience } = row;
  if (
    canReadArabic === null ||
    canUnderstandArabic === null ||
    canReadEnglish === null ||
    canUnderstandEnglish === null ||
    previousExperience === null
  ) {
    return null;
  }
  return {
    canReadArabic,
    canUnderstandArabic,
    canReadEnglish,
    canUnderstandEnglish,
    previousExperience,
  } satisfies Learning;
};

/** The profile of a row; of no row, the empty one. */
export const toProfile = (row: ProfileRow | undefined): Profile =>
  row === undefined
    ? { displayName: null, dateOfBirth: null, gender: null, learning: null }
    : {
        displayName: row.displayName,
        dateOfBirth: row.dateOfBirth,
        gender: row.gender,
        learning: toLearning(row),
      };
