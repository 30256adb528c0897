import type { StudySettings } from '@fahm/contracts/study/study-settings.ts';
import { learner } from '@fahm/db/schema/learner.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { UserId } from '../person/user-id.ts';
import type { Learner } from './model.ts';

/** The statement that begins a learner; does nothing when there is one. */
export const beginLearner = ({ db }: Context, userId: UserId) =>
  db.insert(learner).values({ personId: userId }).onConflictDoNothing();

/** The settings of study as they stand. */
export const studySettingsOf = ({ id: _id, ...settings }: Learner): StudySettings => settings;

/** Keeps the settings of study; what is scheduled already stays, and what is not given. One statement. */
export const saveStudySettings = async (
  { db }: Context,
  { id, ...known }: Learner,
  settings: StudySettings,
): Promise<StudySettings> => {
  await db.update(learner).set(settings).where(eq(learner.id, id));
  return { ...known, ...settings };
};
