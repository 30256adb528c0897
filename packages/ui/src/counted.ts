const rules = new Intl.PluralRules('en');

/** The form of a word that goes with a number: `one`, or `other`, which is an s more unless it is given. */
export const formFor = (count: number, one: string, other = `${one}s`): string =>
  rules.select(count) === 'one' ? one : other;

/** "1 card", "3 cards", "6,236 verses". */
export const counted = (count: number, one: string, other?: string): string =>
  `${count.toLocaleString('en')} ${formFor(count, one, other)}`;
