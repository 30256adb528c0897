import { type LazyPart, lazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { ScreenProps } from '../lib/page.ts';
import { pages } from '../pages.ts';

/** Pages, by their ids, whose code comes when they are first shown. */
export const screenParts: ReadonlyMap<string, LazyPart<ScreenProps>> = new Map(
  pages.flatMap(({ id, screen }) => (screen === null ? [] : [[id, lazyPart(screen)]])),
);
