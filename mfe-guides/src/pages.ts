import { duaPage } from './features/dua/page.ts';
import { figurePage, figuresPage } from './features/figures/page.ts';
import { hubPage } from './features/hub/page.ts';
import { namesPage } from './features/names/page.ts';
import { timelinePage } from './features/timeline/page.ts';
import { umrahPage } from './features/umrah/page.ts';
import type { Page } from './lib/page.ts';

/** Every page of this remote, in the order of the hub; all that lists pages reads this. */
export const pages: readonly Page[] = [
  hubPage,
  umrahPage,
  timelinePage,
  duaPage,
  namesPage,
  figuresPage,
  figurePage,
];
