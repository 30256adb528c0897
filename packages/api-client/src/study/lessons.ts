import type { Concept, Flashcard, Mastery, Rule, Story } from '@fahm/contracts/study/lessons.ts';
import type { SurahOverviewReply } from '@fahm/contracts/study/surah-overview.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api, LateParser } from '../client.ts';
import { isApiError } from '../errors.ts';
import { cardQuery, knownCards } from './known-cards.ts';

const RETRIES = 3;

/** [7.5] [7.6]: tried again up to three times, unless the answer is about who asks and what is open to them. */
const retry = (failures: number, error: unknown): boolean =>
  failures < RETRIES && !(isApiError(error) && error.status >= 400 && error.status < 500);

// The schemas come with the first question: who reads what the page brought along asks none.
const lessons = () => import('@fahm/contracts/study/lessons.ts');
const overview = () => import('@fahm/contracts/study/surah-overview.ts');

const listOf =
  <T>(part: string, reply: LateParser<T>, query = '') =>
  (api: Api, surah: number, signal?: AbortSignal): Promise<T> =>
    api.request({ method: 'GET', path: `/api/surahs/${surah}/${part}${query}`, reply, signal });

const queryOf =
  <T>(part: string, get: (api: Api, surah: number, signal?: AbortSignal) => Promise<T>) =>
  (api: Api, surah: number) =>
    queryOptions({
      queryKey: ['/api/surahs', `${surah}`, part],
      queryFn: ({ signal }) => get(api, surah, signal),
      retry,
    });

// Each refuses with `subscription_required` a surah that needs Pro, and with `unauthorized` who is not
// signed in; concepts of surahs 1 to 5 are open to everybody.

/** GET /api/surahs/{number}/concepts ([7.5]), the learner's own among them. */
export const getConcepts = listOf<Concept[]>(
  'concepts',
  async () => (await lessons()).conceptListSchema,
);
export const conceptsQuery = queryOf('concepts', getConcepts);

/** GET /api/surahs/{number}/rules ([7.6]). */
export const getRules = listOf<Rule[]>('rules', async () => (await lessons()).ruleListSchema);
export const rulesQuery = queryOf('rules', getRules);

/** GET /api/surahs/{number}/stories ([7.6]). */
export const getStories = listOf<Story[]>('stories', async () => (await lessons()).storyListSchema);
export const storiesQuery = queryOf('stories', getStories);

/** GET /api/surahs/{number}/flashcards ([7.6]). */
export const getFlashcards = listOf<Flashcard[]>(
  'flashcards',
  async () => knownCards((await lessons()).flashcardListSchema),
  cardQuery(),
);

/** GET /api/surahs/{number}/masteries ([7.6]). */
export const getMasteries = listOf<Mastery[]>(
  'masteries',
  async () => (await lessons()).masteryListSchema,
);
export const masteriesQuery = queryOf('masteries', getMasteries);

/** GET /api/surahs/{number}/overview: the surah as a whole and the map of its passages, if it has one. */
export const getOverview = listOf<SurahOverviewReply>(
  'overview',
  async () => (await overview()).surahOverviewReplySchema,
);
export const overviewQuery = queryOf('overview', getOverview);
