import type { ProgressRow, SurahProgress } from '@fahm/contracts/study/progress.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';
import { cardQuery } from './known-cards.ts';
import { utcOffset } from '../utc-offset.ts';

const FIVE_MINUTES = 300_000;

/** Loaded when first asked: a visitor has no progress. */
const schemas = () => import('@fahm/contracts/study/progress.ts');

/** GET /api/surahs/{number}/progress ([7.4]); open to everybody who is signed in, of every surah. */
export const getSurahProgress = (
  api: Api,
  surah: number,
  offset: number,
  signal?: AbortSignal,
): Promise<SurahProgress> =>
  api.request({
    method: 'GET',
    path: `/api/surahs/${surah}/progress${cardQuery({ offset })}`,
    reply: async () => (await schemas()).surahProgressSchema,
    signal,
  });

/** Valid for five minutes ([9.3]); refresh it after a tick or a review. */
export const surahProgressQuery = (api: Api, surah: number, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/surahs', `${surah}`, 'progress', offset],
    queryFn: ({ signal }) => getSurahProgress(api, surah, offset, signal),
    staleTime: FIVE_MINUTES,
  });

/** GET /api/progress ([7.17]): percentage, due cards and last activity of all 114 surahs. */
export const getProgress = (
  api: Api,
  offset: number,
  signal?: AbortSignal,
): Promise<ProgressRow[]> =>
  api.request({
    method: 'GET',
    path: `/api/progress${cardQuery({ offset })}`,
    reply: async () => (await schemas()).progressListSchema,
    signal,
  });

export const progressQuery = (api: Api, offset: number = utcOffset()) =>
  queryOptions({
    queryKey: ['/api/progress', offset],
    queryFn: ({ signal }) => getProgress(api, offset, signal),
    staleTime: FIVE_MINUTES,
  });
