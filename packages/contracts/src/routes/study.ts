import { cardDayQuerySchema, cardQuerySchema } from '../study/card-query.ts';
import {
  cardParamsSchema,
  casualParamsSchema,
  casualSessionSchema,
  dueListSchema,
  dueQuerySchema,
  reviewedSchema,
  reviewSchema,
  undoReviewSchema,
} from '../study/flashcards.ts';
import {
  masteryParamsSchema,
  masteryProgressSchema,
  objectiveChangeSchema,
  objectiveProgressSchema,
} from '../study/masteries.ts';
import { progressListSchema } from '../study/progress.ts';
import { recalledWordsSchema } from '../study/recalled-words.ts';
import { dayQuerySchema } from '../study/study-day.ts';
import { studySettingsSchema } from '../study/study-settings.ts';
import { activitySchema, studyStatisticsSchema } from '../study/study-statistics.ts';
import type { ApiRoute } from './route.ts';

/** Cards, mastery, progress and settings of a learner. */
export const studyRoutes = {
  /** Cards of a surah in a random order; nothing is scheduled. */
  getCasualSession: {
    method: 'GET',
    path: '/api/flashcards/casual/{surah}/{count}',
    access: 'onboarded',
    needsPro: true,
    params: casualParamsSchema,
    query: cardQuerySchema,
    reply: casualSessionSchema,
  },
  /** Due cards, then the new cards of the day. */
  listDueCards: {
    method: 'GET',
    path: '/api/flashcards/due',
    access: 'onboarded',
    query: dueQuerySchema,
    reply: dueListSchema,
  },
  /** Rates a card; with the same key safe to send again. */
  reviewCard: {
    method: 'POST',
    path: '/api/flashcards/{cardId}/review',
    access: 'onboarded',
    needsPro: true,
    limit: 'STUDY_LIMIT',
    params: cardParamsSchema,
    body: reviewSchema,
    reply: reviewedSchema,
  },
  /** Takes the last review of a card back. */
  undoReview: {
    method: 'POST',
    path: '/api/flashcards/{cardId}/undo',
    access: 'onboarded',
    limit: 'STUDY_LIMIT',
    params: cardParamsSchema,
    body: undoReviewSchema,
    reply: reviewedSchema,
  },
  /** How each objective of a mastery item stands. */
  getMasteryProgress: {
    method: 'GET',
    path: '/api/masteries/{id}/progress',
    access: 'onboarded',
    needsPro: true,
    params: masteryParamsSchema,
    reply: masteryProgressSchema,
  },
  /** Ticks an objective, or takes its tick away. */
  tickObjective: {
    method: 'POST',
    path: '/api/masteries/{id}/progress',
    access: 'onboarded',
    needsPro: true,
    limit: 'STUDY_LIMIT',
    params: masteryParamsSchema,
    body: objectiveChangeSchema,
    reply: objectiveProgressSchema,
  },
  /** Progress in each of the 114 surahs. */
  listProgress: {
    method: 'GET',
    path: '/api/progress',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: progressListSchema,
  },
  /** Words of the deck that were recalled on two separate days. */
  listRecalledWords: {
    method: 'GET',
    path: '/api/words/recalled',
    access: 'onboarded',
    reply: recalledWordsSchema,
  },
  /** Target retention and new cards a day. */
  getStudySettings: {
    method: 'GET',
    path: '/api/study/settings',
    access: 'onboarded',
    reply: studySettingsSchema,
  },
  /** Changes them; what is scheduled already stays. */
  saveStudySettings: {
    method: 'PUT',
    path: '/api/study/settings',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: studySettingsSchema,
    reply: studySettingsSchema,
  },
  /** Reviews on each of the last seven days. */
  getActivity: {
    method: 'GET',
    path: '/api/study/activity',
    access: 'onboarded',
    query: dayQuerySchema,
    reply: activitySchema,
  },
  /** Forecast, retention and calibration. */
  getStatistics: {
    method: 'GET',
    path: '/api/study/statistics',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: studyStatisticsSchema,
  },
} as const satisfies Record<string, ApiRoute>;
