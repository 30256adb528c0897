/** A text somewhere in a content file. */
export type Words = {
  at: PropertyKey[];
  /** The key it stands under; a list's items have that of the list. */
  key: string;
  text: string;
};

/** Every text of a file in order, with the way to it. */
export function* wordsOf(value: unknown, at: PropertyKey[] = [], key = ''): Generator<Words> {
  if (typeof value === 'string') yield { at, key, text: value };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* wordsOf(item, [...at, index], key);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* wordsOf(item, [...at, name], name);
  }
}

/** Words that stand between spaces. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => word !== '').length;
