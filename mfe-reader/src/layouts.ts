import type { Page } from './lib/page.ts';
import { pages } from './pages.ts';

/** Layouts beside the usual one in which any page is sent. */
export const layouts = [...new Set(pages.flatMap((page: Page) => page.layouts ?? []))];
