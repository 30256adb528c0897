import {
  type EditionList,
  editionListSchema,
  type QuranSurah,
  quranSurahSchema,
  type QuranVerses,
  quranVersesSchema,
} from '@fahm/contracts/quran/quran.ts';
import type { Api } from './client.ts';

// No query options here: the reader keeps what it fetched by itself, and loads no query client.

/** GET /api/quran/surahs/{number}?edition= ([7.24]): a surah in one edition. */
export const getQuranSurah = (
  api: Api,
  { number, edition }: { number: number; edition: string },
  signal?: AbortSignal,
): Promise<QuranSurah> => {
  const query = new URLSearchParams({ edition }).toString();
  const path = `/api/quran/surahs/${number}?${query}`;
  return api.request({ method: 'GET', path, reply: quranSurahSchema, signal });
};

/** GET /api/quran/editions?format=text&type=translation ([7.24]): what there is to choose from. */
export const getTranslations = (api: Api, signal?: AbortSignal): Promise<EditionList> =>
  api.request({
    method: 'GET',
    path: '/api/quran/editions?format=text&type=translation',
    reply: editionListSchema,
    signal,
  });

type VersesRequest = {
  /** In one of the forms of [3.7]. */
  reference: string;
  /** `undefined` is the default translation. */
  edition: string | undefined;
};

/** GET /api/quran/verses/{reference}?edition= ([7.24]): the verses of a reference in one edition. */
export const getQuranVerses = (
  api: Api,
  { reference, edition }: VersesRequest,
  signal?: AbortSignal,
): Promise<QuranVerses> => {
  const query = edition === undefined ? '' : `?${new URLSearchParams({ edition }).toString()}`;
  const path = `/api/quran/verses/${reference}${query}`;
  return api.request({ method: 'GET', path, reply: quranVersesSchema, signal });
};
