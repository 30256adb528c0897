import type { Page } from '../../lib/page.ts';
import { inBoth } from '../../lib/paths.ts';
import { FIGURE, FIGURES } from './paths.ts';

const TITLE = 'Islamic Figures';

export const figuresPage: Page = {
  id: 'figures',
  routes: inBoth(FIGURES),
  title: `${TITLE} · Fahm`,
  hub: { title: TITLE, color: null },
  screen: async () => (await import('./components/figures-screen.tsx')).FiguresScreen,
  render: () => import.meta.env.SSR && import('./render-figures.tsx'),
};

/** One for each figure. */
export const figurePage: Page = {
  id: 'figure',
  routes: inBoth(FIGURE),
  title: figuresPage.title,
  titleOf: (name) => `${name} · Fahm`,
  up: { href: FIGURES, label: TITLE },
  screen: async () => (await import('./components/figure-screen.tsx')).FigureScreen,
  render: () => import.meta.env.SSR && import('./render-figure.tsx'),
};
