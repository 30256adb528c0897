/** A map with more passages than this is drawn without titles in its segments. */
export const MANY_PASSAGES = 14;
/** Steps of length: styles know them by number, since a page's policy allows no style of its own. */
const LONGEST = 12;

/** Length of a segment beside the longest one: 1 to 12. */
export const weightOf = ({ from, to }: { from: number; to: number }, longest: number): number =>
  Math.max(1, Math.round(((to - from + 1) / longest) * LONGEST));

/** Some of all in percent, for a bar; something is never nothing. */
export const shareOf = (some: number, all: number): number =>
  all <= 0 || some <= 0 ? 0 : Math.min(100, Math.max(4, (some / all) * 100));
