import type { ContentFile } from '../../files/content-file.ts';
import type { Fault } from '../../files/fault.ts';
import { wordsOf } from '../../files/words.ts';

/** A text that people read as English. */
export type Prose = { text: string; isOfRites: boolean; fault: (message: string) => Fault };

/** Not prose: ids and addresses, Arabic, what is written by its sound, and spellings that people may type. */
const NO_PROSE = new Set(
  (
    'id to figures lexeme sense concepts cards verse verses quran supporting tags arabic root headword ' +
    'transliteration aliases also answers rightFor replaces word type kind work'
  ).split(' '),
);

/** Guides that have terms of the rites, and words to be said, with every letter. */
const OF_RITES = new Set(['guides/umrah.yaml', 'guides/dua.yaml']);

/** A collection whose name is kept as it is. */
const AS_PUBLISHED = /\bSunan an-Nasa'i/g;

export const proseOf = (file: ContentFile): Prose[] =>
  [...wordsOf(file.value)]
    .filter(({ key }) => !NO_PROSE.has(key))
    .map(({ at, text }) => ({
      text: text.replace(AS_PUBLISHED, ''),
      isOfRites: OF_RITES.has(file.path),
      fault: (message) => ({ file: file.path, line: file.lineOf(at), message }),
    }));
