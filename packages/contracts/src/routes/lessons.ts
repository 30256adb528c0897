import { cardDayQuerySchema, cardQuerySchema } from '../study/card-query.ts';
import {
  conceptListSchema,
  flashcardListSchema,
  masteryListSchema,
  ruleListSchema,
  storyListSchema,
} from '../study/lessons.ts';
import { surahProgressSchema } from '../study/progress.ts';
import { surahOverviewReplySchema } from '../study/surah-overview.ts';
import { surahParamsSchema } from '../quran/surahs.ts';
import type { ApiRoute } from './route.ts';

/** The lessons of one surah. */
export const lessonRoutes = {
  /** The surah as a whole and the map of its passages. */
  getOverview: {
    method: 'GET',
    path: '/api/surahs/{number}/overview',
    access: 'free-surahs',
    needsPro: true,
    params: surahParamsSchema,
    reply: surahOverviewReplySchema,
  },
  /** Its concepts, the learner’s own among them. */
  listConcepts: {
    method: 'GET',
    path: '/api/surahs/{number}/concepts',
    access: 'free-surahs',
    needsPro: true,
    params: surahParamsSchema,
    reply: conceptListSchema,
  },
  /** Its rules. */
  listRules: {
    method: 'GET',
    path: '/api/surahs/{number}/rules',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: ruleListSchema,
  },
  /** Its stories. */
  listStories: {
    method: 'GET',
    path: '/api/surahs/{number}/stories',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: storyListSchema,
  },
  /** Its cards of the kinds that the client knows. */
  listFlashcards: {
    method: 'GET',
    path: '/api/surahs/{number}/flashcards',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: cardQuerySchema,
    reply: flashcardListSchema,
  },
  /** Its mastery items. */
  listMasteries: {
    method: 'GET',
    path: '/api/surahs/{number}/masteries',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: masteryListSchema,
  },
  /** How far the learner is in it. */
  getSurahProgress: {
    method: 'GET',
    path: '/api/surahs/{number}/progress',
    access: 'onboarded',
    params: surahParamsSchema,
    query: cardDayQuerySchema,
    reply: surahProgressSchema,
  },
} as const satisfies Record<string, ApiRoute>;
