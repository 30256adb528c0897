import type { HeadingOf } from './heading-of.ts';
import type { Layout } from './laid-out.ts';

/** What somebody may want beside the text of a page; its code comes when it is wanted. */
export type Extras = {
  /** Headings between the verses. */
  headingOf: HeadingOf | null;
  /** Shows the verses one by one with what is written of their words. */
  words: Layout | null;
};

export const NO_EXTRAS: Extras = { headingOf: null, words: null };
