import { cardDayQuerySchema, cardQuerySchema } from '../card-query.ts';
import {
  conceptListSchema,
  flashcardListSchema,
  masteryListSchema,
  ruleListSchema,
  storyListSchema,
} from '../lessons.ts';
import { surahProgressSchema } from '../progress.ts';
import { surahOverviewReplySchema } from '../surah-overview.ts';
import { surahParamsSchema } from '../surahs.ts';
import type { Route } from './route.ts';

/** The lessons of one surah. */
export const lessonRoutes = {
  getOverview: {
    method: 'GET',
    path: '/api/surahs/{number}/overview',
    summary: 'The surah as a whole and the map of its passages.',
    access: 'free-surahs',
    needsPro: true,
    params: surahParamsSchema,
    reply: surahOverviewReplySchema,
  },
  listConcepts: {
    method: 'GET',
    path: '/api/surahs/{number}/concepts',
    summary: 'Its concepts, the learner’s own among them.',
    access: 'free-surahs',
    needsPro: true,
    params: surahParamsSchema,
    reply: conceptListSchema,
  },
  listRules: {
    method: 'GET',
    path: '/api/surahs/{number}/rules',
    summary: 'Its rules.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: ruleListSchema,
  },
  listStories: {
    method: 'GET',
    path: '/api/surahs/{number}/stories',
    summary: 'Its stories.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: storyListSchema,
  },
  listFlashcards: {
    method: 'GET',
    path: '/api/surahs/{number}/flashcards',
    summary: 'Its cards of the kinds that the client knows.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    query: cardQuerySchema,
    reply: flashcardListSchema,
  },
  listMasteries: {
    method: 'GET',
    path: '/api/surahs/{number}/masteries',
    summary: 'Its mastery items.',
    access: 'onboarded',
    needsPro: true,
    params: surahParamsSchema,
    reply: masteryListSchema,
  },
  getSurahProgress: {
    method: 'GET',
    path: '/api/surahs/{number}/progress',
    summary: 'How far the learner is in it.',
    access: 'onboarded',
    params: surahParamsSchema,
    query: cardDayQuerySchema,
    reply: surahProgressSchema,
  },
} as const satisfies Record<string, Route>;
