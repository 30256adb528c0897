import {
  bare,
  HEARD_SURAHS,
  heardForm,
  isName,
  OTHER_SYSTEMS,
  RITE_TERMS,
  withoutEnding,
} from './names.ts';

/** A word that has a letter of the full system. */
const SIGNED = /[\p{L}ʿʾ'-]*[āīūḥṣḍṭẓʿʾ][\p{L}ʿʾ'-]*/giu;
/** The article as it is heard before a letter of the sun, and a name: an-Nasa'i. */
const HEARD =
  /(?<![\p{L}'’-])[Aa](?:t-[TṬ]|th-T|d-[DḌ]|dh-D|r-R|z-[ZẒ]|s-[SṢ]|sh-S|n-N|ṣ-Ṣ|ḍ-Ḍ|ṭ-Ṭ|ẓ-Ẓ)[\p{L}'’ʿʾ]*/gu;
const SERVANT = /(?<!\p{L})Abd a(?!l-)\p{L}{1,2}-\p{Lu}[\p{L}']*/gu;
const NAMED_SURAH = /(?<=\b[Ss]urah )[Aa]l-[\p{L}']+/gu;
const WITH_ARTICLE = /(?<!\bAbd |[\p{L}'’-])[Aa]l-\p{Lu}[\p{L}'’]*/gu;
/** A quotation mark for ayn or hamza: Qur’an, Rabi‘. */
const CURLED = /\p{L}+(?:‘|’(?!(?:s|t|re|ve|ll|d|m)\b)(?=\p{L}))\p{L}*/gu;
const OTHER = new RegExp(
  `(?<![\\p{L}'-])(?:${Object.keys(OTHER_SYSTEMS).join('|')})(?!\\p{L})`,
  'gu',
);

export const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found);

/** What is not written as docs/content.md says; in guides to the rites their terms have every letter. */
export function misspelt(
  text: string,
  isOfRites: boolean,
  godsNames: ReadonlySet<string>,
): string[] {
  const isAsPublished = (word: string): boolean => {
    const name = withoutEnding(word).toLowerCase();
    return HEARD_SURAHS.has(name) || godsNames.has(name);
  };
  return [
    ...matches(HEARD, text)
      .filter((word) => !isAsPublished(word))
      .map((word) => `"${word}": the article in prose is al-`),
    ...matches(SERVANT, text).map((name) => `"${name}": the article in a person's name is al-`),
    ...matches(NAMED_SURAH, text).flatMap((name) => {
      const indexed = HEARD_SURAHS.get(heardForm(withoutEnding(name))?.toLowerCase() ?? '');
      return indexed === undefined ? [] : [`Surah ${name} stands in the index as ${indexed}`];
    }),
    ...matches(CURLED, text).map((word) => `"${word}": ayn and hamza in prose are '`),
    ...matches(OTHER, text).map((name) => `"${name}" is written ${OTHER_SYSTEMS[name] ?? ''}`),
    ...matches(SIGNED, text)
      .filter((word) => isName(word) && !(isOfRites && RITE_TERMS.has(bare(word))))
      .map((word) => `"${word}": names in prose have plain letters`),
  ];
}

/** What may be right or wrong by what is meant: somebody looks at it. */
export function doubtful(
  text: string,
  isOfRites: boolean,
  godsNames: ReadonlySet<string>,
): string[] {
  const signed = isOfRites ? [] : matches(SIGNED, text).filter((word) => !isName(word));
  return [
    ...matches(/\bAllah\b/g, text).map(() => '"Allah": is the name itself meant?'),
    ...signed.map((word) => `"${word}": is it told how the word sounds?`),
    ...matches(WITH_ARTICLE, text).flatMap((name) => {
      const heard = heardForm(withoutEnding(name));
      if (heard === null || !godsNames.has(heard.toLowerCase())) return [];
      return [`"${name}": as a name of God it is ${heard}`];
    }),
  ];
}
