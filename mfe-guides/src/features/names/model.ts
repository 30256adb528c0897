/** One of the 99 Names (spec 3.23). */
export type DivineName = {
  /** 1 to 99: its place in the list, and in its address. */
  number: number;
  /** The Arabic, vocalised. A name, not the text of a verse. */
  arabic: string;
  transliteration: string;
  meaning: string;
};

export const NAMES_COUNT = 99;

/** Anchor of a name on its page. */
export const nameAnchor = (number: number): string => `name-${number}`;
