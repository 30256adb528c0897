import { bookmarksPage } from './features/bookmarks/page.ts';
import { landingPage } from './features/landing/page.ts';
import { resumePage, unitPage, versePage } from './features/passage/page.ts';
import { searchPage } from './features/search/page.ts';
import type { Page } from './lib/page.ts';

/** Every page of this remote; all that lists pages reads this, and types ask `app.tsx` to show each. */
export const pages = [
  landingPage,
  searchPage,
  bookmarksPage,
  resumePage,
  unitPage,
  versePage,
] as const satisfies readonly Page[];
