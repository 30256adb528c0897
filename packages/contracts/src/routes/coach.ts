import { cardDayQuerySchema, cardQuerySchema } from '../card-query.ts';
import {
  coachHistorySchema,
  coachQuerySchema,
  coachReplySchema,
  coachRequestSchema,
} from '../coach.ts';
import { beginPlanSchema, coachPlanSchema, coachTipsSchema } from '../coach-plan.ts';
import { surahParamsSchema } from '../surahs.ts';
import type { Route } from './route.ts';

/** The coach, its chats and its plans of a week. */
export const coachRoutes = {
  askCoach: {
    method: 'POST',
    path: '/api/coach',
    summary: 'A question; who accepts `text/event-stream` gets the answer piece by piece.',
    access: 'onboarded',
    needsPro: true,
    limit: 'WRITE_LIMIT',
    body: coachRequestSchema,
    reply: coachReplySchema,
  },
  getCoachTips: {
    method: 'GET',
    path: '/api/coach/tips',
    summary: 'What the learner’s own statistics say.',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: coachTipsSchema,
  },
  getCoachPlan: {
    method: 'GET',
    path: '/api/coach/{number}/plan',
    summary: 'Seven days with a surah.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: cardDayQuerySchema,
    reply: coachPlanSchema,
  },
  beginCoachPlan: {
    method: 'POST',
    path: '/api/coach/{number}/plan',
    summary: 'Begins the week today, or anew.',
    access: 'onboarded',
    needsPro: true,
    limit: 'WRITE_LIMIT',
    params: surahParamsSchema,
    query: cardQuerySchema,
    body: beginPlanSchema,
    reply: coachPlanSchema,
  },
  getCoachChat: {
    method: 'GET',
    path: '/api/coach/{number}/messages',
    summary: 'The chat about a surah with the text of today.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: coachQuerySchema,
    reply: coachHistorySchema,
  },
  deleteCoachChat: {
    method: 'DELETE',
    path: '/api/coach/{number}/messages',
    summary: 'Deletes the chat for good.',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: surahParamsSchema,
  },
} as const satisfies Record<string, Route>;
