import { surahListSchema, surahSchema, type Surah } from '@fahm/contracts/quran/surahs.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** GET /api/surahs ([7.2]): all surahs in the order of their numbers. */
export const getSurahs = (api: Api, signal?: AbortSignal): Promise<Surah[]> =>
  api.request({ method: 'GET', path: '/api/surahs', reply: surahListSchema, signal });

export const surahsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/surahs'],
    queryFn: ({ signal }) => getSurahs(api, signal),
  });

/** GET /api/surahs/{number} ([7.3]): one surah; `not_found` outside 1 to 114. */
export const getSurah = (api: Api, number: number, signal?: AbortSignal): Promise<Surah> =>
  api.request({ method: 'GET', path: `/api/surahs/${number}`, reply: surahSchema, signal });

export const surahQuery = (api: Api, number: number) =>
  queryOptions({
    queryKey: ['/api/surahs', `${number}`],
    queryFn: ({ signal }) => getSurah(api, number, signal),
  });
