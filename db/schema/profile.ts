import { EXPERIENCES, GENDERS } from '@fahm/contracts/person/profile.ts';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { person } from './person.ts';

/** What a learner said of themselves. Only the name may be there before onboarding is completed. */
export const profile = sqliteTable('profile', {
  personId: text('person_id')
    .primaryKey()
    .references(() => person.id, { onDelete: 'cascade' }),
  displayName: text('display_name').notNull(),
  dateOfBirth: text('date_of_birth'),
  gender: text('gender', { enum: GENDERS }),
  canReadArabic: integer('can_read_arabic', { mode: 'boolean' }),
  canUnderstandArabic: integer('can_understand_arabic', { mode: 'boolean' }),
  canReadEnglish: integer('can_read_english', { mode: 'boolean' }),
  canUnderstandEnglish: integer('can_understand_english', { mode: 'boolean' }),
  previousExperience: text('previous_experience', { enum: EXPERIENCES }),
  privacyAcceptedAt: integer('privacy_accepted_at'),
  termsAcceptedAt: integer('terms_accepted_at'),
  onboardedAt: integer('onboarded_at'),
});
