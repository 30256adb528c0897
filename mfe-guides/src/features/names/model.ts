import type { AuthoredName } from '@fahm/contracts/content/names.ts';

/** One of the 99 Names (spec 3.23). */
export type DivineName = AuthoredName & {
  /** 1 to 99: its place in the list, and in its address. */
  number: number;
};

/** Anchor of a name on its page. */
export const nameAnchor = (number: number): string => `name-${number}`;

/** [4.18]: in both exercises cards are hidden until they are revealed. */
export type Mode = 'normal' | 'memorize' | 'test';
