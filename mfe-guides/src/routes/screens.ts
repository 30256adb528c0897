import { type LazyComponent, lazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { ScreenProps } from '../lib/page.ts';
import { pages } from '../pages.ts';

/** Pages, by their ids, whose code comes when they are first shown. */
export const screens: ReadonlyMap<string, LazyComponent<ScreenProps>> = new Map(
  pages.flatMap(({ id, screen }) => (screen === null ? [] : [[id, lazyComponent(screen)]])),
);
