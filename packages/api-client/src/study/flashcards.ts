import {
  casualSessionSchema,
  dueListSchema,
  reviewedSchema,
  type CasualSession,
  type DueItem,
  type Review,
  type Reviewed,
  type UndoReview,
} from '@fahm/contracts/study/flashcards.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Api, ReplyParser } from '../client.ts';
import { cardQuery, knownCards, knownIn } from './known-cards.ts';
import { utcOffset } from '../utc-offset.ts';

type Reply = Partial<Record<string, unknown>> | null;

/** A session without cards of unknown kinds, counted anew. */
const casualReply: ReplyParser<CasualSession> = {
  parse: (reply) => {
    const cards = knownIn((reply as Reply)?.['cards']);
    const session = casualSessionSchema.parse({ ...(reply as Reply), cards });
    return { ...session, total: session.cards.length };
  },
};

const dueReply = knownCards(dueListSchema, (item) => (item as Reply)?.['flashcard']);

/** GET /api/flashcards/casual/{surah}/{count} ([7.9]); `count` is 10, 20 or 50. Each call deals anew. */
export const getCasualSession = (
  api: Api,
  surah: number,
  count: number,
  signal?: AbortSignal,
): Promise<CasualSession> =>
  api.request({
    method: 'GET',
    path: `/api/flashcards/casual/${surah}/${count}${cardQuery()}`,
    reply: casualReply,
    signal,
  });

/** GET /api/flashcards/due ([7.10]): due cards of every surah, then the new cards of the day. */
export const getDueCards = (api: Api, offset: number, signal?: AbortSignal): Promise<DueItem[]> =>
  api.request({
    method: 'GET',
    path: `/api/flashcards/due${cardQuery({ offset })}`,
    reply: dueReply,
    signal,
  });

export const dueCardsQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/flashcards', `due${cardQuery({ offset })}`],
    queryFn: ({ signal }) => getDueCards(api, offset, signal),
  });

/** GET /api/flashcards/due?surah=…: the same within one surah, whose new cards begin it. */
export const getDueCardsOfSurah = (
  api: Api,
  surah: number,
  offset: number,
  signal?: AbortSignal,
): Promise<DueItem[]> =>
  api.request({
    method: 'GET',
    path: `/api/flashcards/due${cardQuery({ surah, offset })}`,
    reply: dueReply,
    signal,
  });

export const dueCardsOfSurahQuery = (api: Api, surah: number, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/flashcards', `due${cardQuery({ surah, offset })}`],
    queryFn: ({ signal }) => getDueCardsOfSurah(api, surah, offset, signal),
  });

/** GET /api/flashcards/due?deck=words: the same of words alone. */
export const getDueWords = (api: Api, offset: number, signal?: AbortSignal): Promise<DueItem[]> =>
  api.request({
    method: 'GET',
    path: `/api/flashcards/due${cardQuery({ deck: 'words', offset })}`,
    reply: dueReply,
    signal,
  });

export const dueWordsQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/flashcards', `due${cardQuery({ deck: 'words', offset })}`],
    queryFn: ({ signal }) => getDueWords(api, offset, signal),
  });

/** POST /api/flashcards/{cardId}/review ([7.11]); with the same `key` safe to send again. */
export const reviewCard = (api: Api, cardId: string, review: Review): Promise<Reviewed> =>
  api.request({
    method: 'POST',
    path: `/api/flashcards/${cardId}/review`,
    body: review,
    reply: reviewedSchema,
  });

/** POST /api/flashcards/{cardId}/undo; `conflict` when the named review is not the card's last. Safe to send again. */
export const undoReview = (api: Api, cardId: string, undo: UndoReview): Promise<Reviewed> =>
  api.request({
    method: 'POST',
    path: `/api/flashcards/${cardId}/undo`,
    body: undo,
    reply: reviewedSchema,
  });

/** Refreshes what a review changes: due cards, progress, statistics and what is demonstrated (ruling B17). */
export const refreshAfterReviews = async (client: QueryClient): Promise<void> => {
  const changed = ['flashcards', 'progress', 'study', 'masteries', 'words'].map(
    (name) => `/api/${name}`,
  );
  await Promise.all([
    ...changed.map((path) => client.invalidateQueries({ queryKey: [path] })),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === '/api/surahs' && queryKey[2] === 'progress',
    }),
  ]);
};
