import { type Figure, figureSchema } from '@fahm/contracts/content/figures.ts';
import * as z from 'zod/mini';

/** Path of the figures among the worker's assets. */
export const FIGURES_PATH = '/figures.json';

/** The figures as the build puts them into the assets; `version` is a digest of them. */
export const figureShelfSchema = z.object({
  version: z.string().check(z.minLength(1)),
  figures: z.array(figureSchema),
});

export type FigureShelf = { version: string; figures: Figure[] };
