import type { LazyComponent } from '@fahm/mfe-kit/lazy-component.ts';
import type { ScreenProps } from '../lib/screen-props.ts';
import { dataComponent } from '../lib/data-component.tsx';
import { pages } from '../pages.ts';

/** Pages of the study app by their ids; the code of each comes when it is first shown. */
export const screens: ReadonlyMap<string, LazyComponent<ScreenProps>> = new Map(
  pages.flatMap(({ id, screen }) => (screen === null ? [] : [[id, dataComponent(screen)]])),
);
