import type { Affix, AuthoredForm, AuthoredReading } from '@fahm/contracts/content/word-forms.ts';
import type { Lexeme } from '@fahm/contracts/content/words.ts';
import { corpusForms, type FormPlace } from '@fahm/quran/words/corpus-forms.ts';
import { isTanwin } from '@fahm/quran/words/word-form.ts';
import type { SurahLessons } from '../build/authored.ts';

/** What somebody wrote of words: lexemes, forms, affixes, and the key words of lessons. */
export type AuthoredWords = {
  lexemes: ReadonlyMap<string, Lexeme>;
  forms: readonly AuthoredForm[];
  affixes: readonly Affix[];
  /** By address of one word; phrases are not among them. */
  keyWords: ReadonlyMap<string, readonly KeyWord[]>;
};

type KeyWord = { lexeme: string; sense: string };

/** What a word may be. A sense is null when it may be any of its lexeme's. */
export type Meaning = {
  lexeme: string;
  sense: string | null;
  prefixes: readonly string[];
  suffixes: readonly string[];
};

/** All that a word may be; empty where nothing is written of it. More than one: it is not settled. */
export type Lexicon = { meaningsAt: (address: string) => readonly Meaning[] };

export const addressesOf = ({ at }: AuthoredForm): readonly string[] =>
  typeof at === 'string' ? [at] : at;

/** What may be said of a form; one that is no choice has one reading, which holds everywhere. */
export function readingsOf({ readings, lexeme, ...entry }: AuthoredForm): AuthoredReading[] {
  if (readings !== undefined) return readings;
  const { sense, prefixes, suffixes } = entry;
  return lexeme === undefined ? [] : [{ lexeme, sense, prefixes, suffixes }];
}

export function keyWordsOf(lessons: readonly SurahLessons[]): AuthoredWords['keyWords'] {
  const found = new Map<string, KeyWord[]>();
  for (const { concepts } of lessons) {
    for (const { word, lexeme, sense } of concepts.flatMap(({ words = [] }) => words)) {
      if (word.includes('-')) continue;
      found.set(word, [...(found.get(word) ?? []), { lexeme, sense }]);
    }
  }
  return found;
}

/** Joins what is written of forms with the key words of lessons, which were read by who wrote the lesson. */
export function buildLexicon({ lexemes, forms, keyWords }: AuthoredWords): Lexicon {
  const { places } = corpusForms();
  const written = new Map(
    forms.flatMap((entry) =>
      addressesOf(entry).map((address) => [places.get(address)?.form, readingsOf(entry)] as const),
    ),
  );
  const derived = deriveForms(keyWords, lexemes);
  const onlySense = (lexeme: string): string | null => {
    const [first, ...others] = lexemes.get(lexeme)?.senses ?? [];
    return first === undefined || others.length > 0 ? null : first.id;
  };

  return {
    meaningsAt: (address) => {
      const place = places.get(address);
      if (place === undefined) return [];
      const lexeme = derived.get(groupOf(place));
      const possible = readingsAt(
        written.get(place.form) ?? (lexeme === undefined ? [] : [{ lexeme }]),
        place,
      );
      const [told] = deciding(keyWords.get(address) ?? [], possible);
      return inLesson(possible, told).map(
        ({ lexeme: name, sense, prefixes = [], suffixes = [] }) => ({
          lexeme: name,
          sense: told?.sense ?? sense ?? onlySense(name),
          prefixes,
          suffixes,
        }),
      );
    },
  };
}

/** Of a lesson's key words those that tell which word it is: one that explains what is joined before it does not. */
export const deciding = (
  told: readonly KeyWord[],
  readings: readonly AuthoredReading[],
): readonly KeyWord[] =>
  told.filter(({ lexeme }) => !readings.some(({ prefixes }) => prefixes?.includes(lexeme)));

/** What is left of it where a lesson tells which word it is; a form of which nothing is written has only that. */
function inLesson(
  possible: readonly AuthoredReading[],
  told: KeyWord | undefined,
): readonly AuthoredReading[] {
  if (told === undefined) return possible;
  const same = possible.filter(({ lexeme }) => lexeme === told.lexeme);
  return same.length > 0 ? same.slice(0, 1) : [told];
}

/** The readings that a place leaves: the one that names it, else that of the rest, else all that may be. */
export function readingsAt(
  readings: readonly AuthoredReading[],
  { address, ending }: FormPlace,
): readonly AuthoredReading[] {
  const named = readings.filter(({ in: where }) => Array.isArray(where) && where.includes(address));
  if (named.length > 0) return named;
  const fitting = readings.filter(({ endings }) => endings?.includes(ending) ?? true);
  const rest = fitting.filter((it) => it.in === 'else');
  return rest.length > 0 ? rest : fitting;
}

/** With the article, or after what is joined before it. */
const WITH_ARTICLE =
  /^(?:[\u0648\u0641\u0628\u0643][\u064E\u0650])?\u0671\u0644|^(?:[\u0648\u0641]\u064E)?\u0644\u0650\u0644/;

/**
 * Words of one group are the same word if a lesson explains one of them: a form, but without the article
 * its tanwin, which a verb never has, and a last a, which most verbs have, are kept apart.
 */
function groupOf({ form, ending }: FormPlace): string {
  if (WITH_ARTICLE.test(form)) return form;
  return `${form} ${isTanwin(ending) ? 'n' : ending === 'a' ? 'a' : ''}`;
}

/** The lexeme of each group whose key words have one alone; particles are never guessed. */
function deriveForms(
  keyWords: AuthoredWords['keyWords'],
  lexemes: AuthoredWords['lexemes'],
): Map<string, string> {
  const { places } = corpusForms();
  const groups = new Map<string, Set<string>>();
  for (const [address, words] of keyWords) {
    const place = places.get(address);
    if (place === undefined) continue;
    const group = groupOf(place);
    const known = groups.get(group) ?? new Set();
    for (const { lexeme } of words) known.add(lexeme);
    groups.set(group, known);
  }
  return new Map(
    [...groups].flatMap(([group, [lexeme = '', ...others]]) => {
      const kind = lexemes.get(lexeme)?.partOfSpeech;
      const guessed = kind === undefined || kind === 'particle' || kind === 'pronoun';
      return others.length > 0 || guessed ? [] : [[group, lexeme] as const];
    }),
  );
}
