/**
 * A name that people typed, within a sentence: the direction of its letters turns nothing around it. In markup that is
 * `bdi`; these are the signs (U+2068, U+2069) for what is said in a string, such as a title or a message.
 */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
