import { pathOf } from '@fahm/mfe-kit/page.ts';

export const FIGURES = '/figures';
export const FIGURE = `${FIGURES}/:id`;

export const figurePath = (id: string): string => pathOf(FIGURE, { id });

/** Beside the figures: what is said where there is none. The edge looks for it by this name. */
export const MISSING_FIGURE = figurePath('_missing');
