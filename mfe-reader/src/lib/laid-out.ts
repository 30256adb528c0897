import type { ComponentType } from 'react';
import type { HeadingOf } from './heading-of.ts';
import type { Passage } from './passage.ts';
import type { Services } from './services.ts';

/** What shows the verses of a passage in one layout or another. */
export type LaidOut = {
  passage: Passage;
  /** Arabic for a font without the signs of recitation; null shows the text as it is. */
  plain: ((arabic: string) => string) | null;
  /** True while a verse can be hidden and revealed, by a click or by Enter. */
  memorizing: boolean;
  /** False where the page's own header names the surah. */
  headed: boolean;
  /** Stands before a verse; null where nothing does. */
  headingOf: HeadingOf | null;
  /** There in the browser only. */
  services?: Services | undefined;
};

/** The layout beside the usual one; its code comes where somebody chose it. */
export type Layout = ComponentType<LaidOut>;
