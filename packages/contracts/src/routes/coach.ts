import { cardDayQuerySchema, cardQuerySchema } from '../study/card-query.ts';
import {
  coachHistorySchema,
  coachQuerySchema,
  coachReplySchema,
  coachRequestSchema,
} from '../study/coach.ts';
import { beginPlanSchema, coachPlanSchema, coachTipsSchema } from '../study/coach-plan.ts';
import { surahParamsSchema } from '../quran/surahs.ts';
import type { ApiRoute } from './route.ts';

/** The coach, its chats and its plans of a week. */
export const coachRoutes = {
  /** A question; who accepts `text/event-stream` gets the answer piece by piece. */
  askCoach: {
    method: 'POST',
    path: '/api/coach',
    access: 'onboarded',
    needsPro: true,
    limit: 'WRITE_LIMIT',
    body: coachRequestSchema,
    reply: coachReplySchema,
  },
  /** What the learner’s own statistics say. */
  getCoachTips: {
    method: 'GET',
    path: '/api/coach/tips',
    access: 'onboarded',
    query: cardDayQuerySchema,
    reply: coachTipsSchema,
  },
  /** Seven days with a surah. */
  getCoachPlan: {
    method: 'GET',
    path: '/api/coach/{number}/plan',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: cardDayQuerySchema,
    reply: coachPlanSchema,
  },
  /** Begins the week today, or anew. */
  beginCoachPlan: {
    method: 'POST',
    path: '/api/coach/{number}/plan',
    access: 'onboarded',
    needsPro: true,
    limit: 'WRITE_LIMIT',
    params: surahParamsSchema,
    query: cardQuerySchema,
    body: beginPlanSchema,
    reply: coachPlanSchema,
  },
  /** The chat about a surah with the text of today. */
  getCoachChat: {
    method: 'GET',
    path: '/api/coach/{number}/messages',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: coachQuerySchema,
    reply: coachHistorySchema,
  },
  /** Deletes the chat for good. */
  deleteCoachChat: {
    method: 'DELETE',
    path: '/api/coach/{number}/messages',
    access: 'onboarded',
    limit: 'WRITE_LIMIT',
    params: surahParamsSchema,
  },
} as const satisfies Record<string, ApiRoute>;
