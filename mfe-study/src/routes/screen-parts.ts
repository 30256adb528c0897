import type { LazyPart } from '@fahm/mfe-kit/lazy-part.ts';
import type { AppPartProps } from '../lib/app-part.ts';
import { dataPart } from '../lib/data-part.tsx';
import { pages } from '../pages.ts';

/** Pages of the study app by their ids; the code of each comes when it is first shown. */
export const screenParts: ReadonlyMap<string, LazyPart<AppPartProps>> = new Map(
  pages.flatMap(({ id, screen }) => (screen === null ? [] : [[id, dataPart(screen)]])),
);
