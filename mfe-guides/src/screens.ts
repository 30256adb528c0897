import { type LazyPart, lazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { GuidesPage } from './lib/paths.ts';

/** A page in the browser; `content` is its own markup, as the server sent it. */
export type ScreenProps = { content: Element };

/** Pages whose code comes when they are first shown. The hub is small enough to be always here. */
export const screens: Record<Exclude<GuidesPage, 'hub'>, LazyPart<ScreenProps>> = {
  timeline: lazyPart(async () => {
    const { TimelineScreen } = await import('./features/timeline/components/timeline-screen.tsx');
    return TimelineScreen;
  }),
  umrah: lazyPart(async () => {
    const { UmrahScreen } = await import('./features/umrah/components/umrah-screen.tsx');
    return UmrahScreen;
  }),
  dua: lazyPart(async () => {
    const { DuaScreen } = await import('./features/dua/components/dua-screen.tsx');
    return DuaScreen;
  }),
  names: lazyPart(async () => {
    const { NamesScreen } = await import('./features/names/components/names-screen.tsx');
    return NamesScreen;
  }),
  figures: lazyPart(async () => {
    const { FiguresScreen } = await import('./features/figures/components/figures-screen.tsx');
    return FiguresScreen;
  }),
  figure: lazyPart(async () => {
    const { FigureScreen } = await import('./features/figures/components/figure-screen.tsx');
    return FigureScreen;
  }),
};
