import { anyEditionListSchema } from '../quran/editions.ts';
import {
  figureListSchema,
  figureParamsSchema,
  figureSchema,
  figureSearchQuerySchema,
} from '../content/figures.ts';
import {
  editionFilterSchema,
  editionQuerySchema,
  quranPageParamsSchema,
  quranPageSchema,
  quranSurahSchema,
  quranVersesParamsSchema,
  quranVersesSchema,
} from '../quran/quran.ts';
import { surahParamsSchema } from '../quran/surahs.ts';
import type { Route } from './route.ts';

/** Public reading matter, which the library worker answers. */
export const libraryRoutes = {
  /** The built-in editions, then those of the text service; recitations with their qualities. */
  listEditions: {
    method: 'GET',
    path: '/api/quran/editions',
    access: 'everybody',
    query: editionFilterSchema,
    reply: anyEditionListSchema,
    cached: true,
  },
  /** A surah in one edition. */
  getQuranSurah: {
    method: 'GET',
    path: '/api/quran/surahs/{number}',
    access: 'everybody',
    params: surahParamsSchema,
    query: editionQuerySchema,
    reply: quranSurahSchema,
    cached: true,
  },
  /** One of the 604 pages of the Madani layout. */
  getQuranPage: {
    method: 'GET',
    path: '/api/quran/pages/{number}',
    access: 'everybody',
    params: quranPageParamsSchema,
    query: editionQuerySchema,
    reply: quranPageSchema,
    cached: true,
  },
  /** The verses of a reference: `2:255`, `2:255-257` or `2:285-3:2`. */
  getQuranVerses: {
    method: 'GET',
    path: '/api/quran/verses/{reference}',
    access: 'everybody',
    params: quranVersesParamsSchema,
    query: editionQuerySchema,
    reply: quranVersesSchema,
    cached: true,
  },
  /** Every figure, as a card. */
  listFigures: {
    method: 'GET',
    path: '/api/figures',
    access: 'everybody',
    reply: figureListSchema,
    cached: true,
  },
  /** One figure with all that is told of it. */
  getFigure: {
    method: 'GET',
    path: '/api/figures/{id}',
    access: 'everybody',
    params: figureParamsSchema,
    reply: figureSchema,
    cached: true,
  },
  /** Figures for what was typed, best first. */
  searchFigures: {
    method: 'GET',
    path: '/api/search',
    access: 'everybody',
    query: figureSearchQuerySchema,
    reply: figureListSchema,
    cached: true,
  },
} as const satisfies Record<string, Route>;
