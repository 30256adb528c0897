import type { Experience } from '@fahm/contracts/person/profile.ts';
import {
  NEW_CARDS_PER_DAY,
  NEW_WORDS_PER_DAY,
  TARGET_RETENTION,
} from '@fahm/contracts/study/study-settings.ts';
import type { StudySettings } from '@fahm/contracts/study/study-settings.ts';

/** A person as somebody who studies; `id` names them in the rows of cards and reviews. */
export type Learner = { id: number } & {
  [Name in keyof StudySettings]-?: Exclude<StudySettings[Name], undefined>;
};

export type LearnerRow = {
  id: number;
  targetRetention: number | null;
  newCardsPerDay: number | null;
  newWordsPerDay: number | null;
  wordsOfSurah: number | null;
  previousExperience: Experience | null;
};

/** How many new cards a day begin with, for who never set it: by what they said of themselves. */
const NEW_CARDS_OF: Readonly<Record<Experience, number>> = {
  beginner: NEW_CARDS_PER_DAY.default,
  intermediate: 15,
  advanced: 20,
};

/** A learner with the defaults for what they did not set. */
export const toLearner = (row: LearnerRow): Learner => ({
  id: row.id,
  targetRetention: row.targetRetention ?? TARGET_RETENTION.default,
  newCardsPerDay: row.newCardsPerDay ?? NEW_CARDS_OF[row.previousExperience ?? 'beginner'],
  newWordsPerDay: row.newWordsPerDay ?? NEW_WORDS_PER_DAY.default,
  wordsOfSurah: row.wordsOfSurah,
});
