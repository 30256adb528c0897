import type { Fault } from '../../files/fault.ts';
import { bare, isName, STANDARD, TWO_WORDS, withoutEnding } from './names.ts';
import type { Prose } from './prose.ts';
import { matches } from './spellings.ts';

const NAME = /(?<![\p{L}'’-])(?:[Aa](?:l|[nrstzd]|th|dh|sh)-)?\p{Lu}[\p{L}ʿʾ'’-]*/gu;
/** These have rules of their own. */
const SIGNED = /[āīūḥṣḍṭẓʿʾ]/iu;

/** Names with the same letters and other marks: one spelling is right, in the whole content. */
export function twoSpellings(texts: readonly Prose[]): Fault[] {
  const byLetters = new Map<string, Map<string, Prose[]>>();
  for (const prose of texts) {
    for (const name of namesIn(prose.text)) {
      const letters = lettersOf(name);
      const spellings = byLetters.get(letters) ?? new Map<string, Prose[]>();
      spellings.set(name, [...(spellings.get(name) ?? []), prose]);
      byLetters.set(letters, spellings);
    }
  }
  return [...byLetters].flatMap(([letters, spellings]) => {
    if (TWO_WORDS.has(letters) || spellings.size === 1) return [];
    const usual = usualOf(spellings);
    return [...spellings].flatMap(([name, places]) =>
      name === usual ? [] : places.map(({ fault }) => fault(`"${name}" is written "${usual}"`)),
    );
  });
}

const namesIn = (text: string): string[] =>
  matches(NAME, text)
    .filter((word) => isName(word) && !SIGNED.test(word))
    .map((word) => bare(withoutEnding(word)))
    .filter((name) => name !== name.toUpperCase());

const lettersOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’-]/gu, '')
    .replace(/(?<=[aeiou])h$/u, '');

function usualOf(spellings: ReadonlyMap<string, readonly Prose[]>): string {
  const standard = [...spellings.keys()].find((name) => STANDARD.has(name));
  const [most = ['']] = [...spellings].toSorted(([, a], [, b]) => b.length - a.length);
  return standard ?? most[0];
}
