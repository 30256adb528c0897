import {
  type Figure,
  type FigureCard,
  figureListSchema,
  figureSchema,
} from '@fahm/contracts/figures.ts';
import type { Api } from './client.ts';

/** GET /api/figures ([7.20]): every figure as a card, in the order of the directory. */
export const getFigures = (api: Api, signal?: AbortSignal): Promise<FigureCard[]> =>
  api.request({ method: 'GET', path: '/api/figures', reply: figureListSchema, signal });

/** GET /api/figures/{id} ([7.21]): one figure; `not_found` when there is none. */
export const getFigure = (api: Api, id: string, signal?: AbortSignal): Promise<Figure> =>
  api.request({
    method: 'GET',
    path: `/api/figures/${encodeURIComponent(id)}`,
    reply: figureSchema,
    signal,
  });

/** GET /api/search?q= ([7.22]): figures for a query that is not blank, best first. */
export const searchFigures = (
  api: Api,
  query: string,
  signal?: AbortSignal,
): Promise<FigureCard[]> => {
  const path = `/api/search?${new URLSearchParams({ q: query }).toString()}`;
  return api.request({ method: 'GET', path, reply: figureListSchema, signal });
};
