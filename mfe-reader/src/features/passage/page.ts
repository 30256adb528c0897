import type { Page } from '../../lib/page.ts';
import { paths, unitOfParams } from '../../lib/paths.ts';

const ofTheMushaf = {
  accepts: (params) => unitOfParams(params) !== null,
  render: () => import.meta.env.SSR && import('./render.tsx'),
} as const satisfies Partial<Page>;

/** A surah, a page of the mushaf, a juz, a quarter of a hizb. Without a number it is the first surah. */
export const unitPage = {
  ...ofTheMushaf,
  id: 'unit',
  layouts: ['running'],
  routes: ['/read/:kind/:number', '/read/chapter'],
} as const satisfies Page;

/** A verse with its neighbours; it has one address, below its surah. */
export const versePage = {
  ...ofTheMushaf,
  id: 'verse',
  routes: ['/read/chapter/:surah/:ayah'],
} as const satisfies Page;

/** Leads to the last place read, else to the first surah (spec 2.11.2), which is all that the build knows of it. */
export const resumePage = {
  ...ofTheMushaf,
  id: 'resume',
  routes: [paths.resume],
} as const satisfies Page;
