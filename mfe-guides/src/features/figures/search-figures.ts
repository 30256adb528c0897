import { createApi } from '@fahm/api-client/client.ts';
import { searchFigures as search } from '@fahm/api-client/figures.ts';
import type { FigureCard } from '@fahm/contracts/content/figures.ts';

const api = createApi({ fetch: (...args) => fetch(...args), baseUrl: '' });

/** Figures for a query, best first. This file, with all that checks the answer, comes with the first one. */
export const searchFigures = (query: string, signal: AbortSignal): Promise<FigureCard[]> =>
  search(api, query, signal);
