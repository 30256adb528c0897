import { cardDayQuerySchema, cardQuerySchema } from '../card-query.ts';
import {
  cardParamsSchema,
  casualParamsSchema,
  casualSessionSchema,
  dueListSchema,
  dueQuerySchema,
  reviewedSchema,
  reviewSchema,
  undoReviewSchema,
} from '../flashcards.ts';
import {
  masteryParamsSchema,
  masteryProgressSchema,
  objectiveChangeSchema,
  objectiveProgressSchema,
} from '../masteries.ts';
import { progressListSchema } from '../progress.ts';
import { dayQuerySchema } from '../study-day.ts';
import { studySettingsSchema } from '../study-settings.ts';
import { activitySchema, studyStatisticsSchema } from '../study-statistics.ts';
import type { Route } from './route.ts';

/** Cards, mastery, progress and settings of a learner. */
export const studyRoutes = {
  getCasualSession: {
    method: 'GET',
    path: '/api/flashcards/casual/{surah}/{count}',
    summary: 'Cards of a surah in a random order; nothing is scheduled.',
    access: 'onboarded',
    needsPro: true,
    params: casualParamsSchema,
    query: cardQuerySchema,
    reply: casualSessionSchema,
  },
  listDueCards: {
    method: 'GET',
    path: '/api/flashcards/due',
    summary: 'Due cards, then the new cards of the day.',
    access: 'onboarded',
    query: dueQuerySchema,
    reply: dueListSchema,
  },
  reviewCard: {
    method: 'POST',
    path: '/api/flashcards/{cardId}/review',
    summary: 'Rates a card; with the same key safe to send again.',
    access: 'onboarded',
    needsPro: true,
    limit: 'STUDY_LIMIT',
    params: cardParamsSchema,
    body: reviewSchema,
    reply: reviewedSchema,
  },
  undoReview: {
    method: 'POST',
    path: '/api/flashcards/{cardId}/undo',
    summary: 'Takes the last review of a card back.',
    access: 'onboarded',
    limit: 'STUDY_LIMIT',
    params: cardParamsSchema,
    body: undoReviewSchema,
    reply: reviewedSchema,
  },
  getMasteryProgress: {
    method: 'GET',
    path: '/api/masteries/{id}/progress',
    summary: 'How each objective of a mastery item stands.',
    access: 'onboarded',
    needsPro: true,
    params: masteryParamsSchema,
    reply: masteryProgressSchema,
  },
  tickObjective: {
    method: 'POST',
    path: '/api/masteries/{id}/progress',
    summary: 'Ticks an objective, or takes its tick away.',
    access: 'onboarded',
    needsPro: true,
    limit: 'STUDY_LIMIT',
    params: masteryParamsSchema,
    body: objectiveChangeSchema,
    reply: objectiveProgressSchema,
  },
  listProgress: {
    method: 'GET',
    path: '/api/progress',
    summary: 'Progress in each of the 114 surahs.',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: progressListSchema,
  },
  getStudySettings: {
    method: 'GET',
    path: '/api/study/settings',
    summary: 'Target retention and new cards a day.',
    access: 'onboarded',
    reply: studySettingsSchema,
  },
  saveStudySettings: {
    method: 'PUT',
    path: '/api/study/settings',
    summary: 'Changes them; what is scheduled already stays.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    body: studySettingsSchema,
    reply: studySettingsSchema,
  },
  getActivity: {
    method: 'GET',
    path: '/api/study/activity',
    summary: 'Reviews on each of the last seven days.',
    access: 'onboarded',
    query: dayQuerySchema,
    reply: activitySchema,
  },
  getStatistics: {
    method: 'GET',
    path: '/api/study/statistics',
    summary: 'Forecast, retention and calibration.',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: studyStatisticsSchema,
  },
} as const satisfies Record<string, Route>;
