const rules = new Intl.PluralRules('en');

/** The form of a word that goes with a number: `one`, or `other`, which is an s more unless it is given. */
export const formFor = (count: number, one: string, other = `${one}s`): string =>
  rules.select(count) === 'one' ? one : other;

/** "1 card", "3 cards". */
export const counted = (count: number, one: string, other?: string): string =>
  `${count} ${formFor(count, one, other)}`;
