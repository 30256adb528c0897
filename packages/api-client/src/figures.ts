import { type FigureCard, figureListSchema } from '@fahm/contracts/content/figures.ts';
import type { Api } from './client.ts';

/** GET /api/search?q= ([7.22]): figures for a query that is not blank, best first. */
export const searchFigures = (
  api: Api,
  query: string,
  signal?: AbortSignal,
): Promise<FigureCard[]> => {
  const path = `/api/search?${new URLSearchParams({ q: query }).toString()}`;
  return api.request({ method: 'GET', path, reply: figureListSchema, signal });
};
