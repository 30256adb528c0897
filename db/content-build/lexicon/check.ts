import type { Affix, AuthoredForm, AuthoredReading } from '@fahm/contracts/content/word-forms.ts';
import { formAt, type CorpusForm } from '@fahm/quran/words/corpus-forms.ts';
import { isTanwin, type WordEnding } from '@fahm/quran/words/word-form.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { faultsOf, type Problem } from '../files/problem.ts';
import { addressesOf, deciding, readingsAt, readingsOf, type AuthoredWords } from './lexicon.ts';

/** The forms of one file. */
export type FormsFile = { file: ContentFile; forms: readonly AuthoredForm[] };

/** What the schema of forms cannot say: that all they name is there, once, and contradicts no lesson. */
export function checkForms(files: readonly FormsFile[], words: AuthoredWords): Fault[] {
  const seen = new Map<CorpusForm, string>();
  return files.flatMap(({ file, forms }) =>
    faultsOf(
      file,
      forms.flatMap((entry, at) =>
        below(
          [at],
          [
            ...placeProblems(entry, seen, `${file.path}:${file.lineOf([at])}`),
            ...readingProblems(entry, words),
            ...lessonProblems(entry, words),
          ],
        ),
      ),
    ),
  );
}

const below = (place: readonly PropertyKey[], problems: readonly Problem[]): Problem[] =>
  problems.map(({ at, message }) => ({ at: [...place, ...at], message }));

/** A name stands for one thing before words, and for one after them. */
export const affixProblems = (affixes: readonly Affix[]): Problem[] =>
  affixes.flatMap(({ affix, side }, at): Problem[] =>
    affixes.findIndex((it) => it.affix === affix && it.side === side) === at
      ? []
      : [{ at: [at], message: `"${affix}" stands twice ${side} words` }],
  );

function placeProblems(
  entry: AuthoredForm,
  seen: Map<CorpusForm, string>,
  here: string,
): Problem[] {
  return addressesOf(entry).flatMap((address): Problem[] => {
    const form = formAt(address);
    if (form === undefined) return [{ at: ['at'], message: `No word ${address}` }];
    const other = seen.get(form);
    if (other === undefined) seen.set(form, here);
    return other === undefined
      ? []
      : [{ at: ['at'], message: `The form of ${address} stands at ${other} too` }];
  });
}

function readingProblems(entry: AuthoredForm, words: AuthoredWords): Problem[] {
  const places = formsOf(entry).flatMap((form) => form.places);
  const bears = new Set(places.map(({ address }) => address));
  const readings = readingsOf(entry);
  if ((entry.lexeme === undefined) === (entry.readings === undefined)) {
    return [{ at: [], message: 'Wants one of lexeme and readings' }];
  }
  const listed = readings.flatMap(({ in: where }) => (Array.isArray(where) ? where : []));
  return [
    ...readings.flatMap((reading, n): Problem[] => {
      const at = entry.readings === undefined ? [] : ['readings', n];
      const strange = Array.isArray(reading.in) ? reading.in.filter((it) => !bears.has(it)) : [];
      return below(at, [
        ...nameProblems(reading, words),
        ...endingProblems(
          reading,
          places.map(({ ending }) => ending),
          words,
        ),
        ...strange.map((it) => ({ at: ['in'], message: `${it} is not written so` })),
      ]);
    }),
    ...listed
      .filter((it, n) => listed.indexOf(it) !== n)
      .map((it) => ({ at: ['readings'], message: `${it} has two readings` })),
  ];
}

function nameProblems(reading: AuthoredReading, { lexemes, affixes }: AuthoredWords): Problem[] {
  const { lexeme, sense, prefixes = [], suffixes = [] } = reading;
  const entry = lexemes.get(lexeme);
  const strange = (names: readonly string[], side: 'before' | 'after') =>
    names.filter((name) => !affixes.some((it) => it.affix === name && it.side === side));
  return [
    ...(entry === undefined ? [{ at: ['lexeme'], message: `No word "${lexeme}" in words/` }] : []),
    ...(sense === undefined || entry === undefined || entry.senses.some(({ id }) => id === sense)
      ? []
      : [{ at: ['sense'], message: `"${lexeme}" has no sense "${sense}"` }]),
    ...strange(prefixes, 'before').map((it) => ({
      at: ['prefixes'],
      message: `No prefix "${it}" in words/affixes.yaml`,
    })),
    ...strange(suffixes, 'after').map((it) => ({
      at: ['suffixes'],
      message: `No suffix "${it}" in words/affixes.yaml`,
    })),
  ];
}

/** Tanwin is of nouns: a verb or particle that shares its form with one says which endings are its own. */
function endingProblems(
  { lexeme, endings, in: where }: AuthoredReading,
  found: readonly WordEnding[],
  { lexemes }: AuthoredWords,
): Problem[] {
  const absent = endings?.filter((ending) => !found.includes(ending)) ?? [];
  const kind = lexemes.get(lexeme)?.partOfSpeech;
  const never = kind === 'verb' || kind === 'particle' || kind === 'pronoun';
  const mixed = found.some(isTanwin) && !found.every(isTanwin);
  const undecided = endings === undefined && !Array.isArray(where);
  return [
    ...absent.map((it) => ({ at: ['endings'], message: `The form never ends in ${it}` })),
    ...(never && mixed && undecided
      ? [
          {
            at: ['lexeme'],
            message: `No ${kind} ends in an, un or in, as this form does too: write readings, with endings`,
          },
        ]
      : []),
  ];
}

/** A key word of a lesson was read in its verse: what is written of its form leaves room for it. */
function lessonProblems(entry: AuthoredForm, { keyWords }: AuthoredWords): Problem[] {
  const readings = readingsOf(entry);
  return formsOf(entry).flatMap(({ places }) =>
    places.flatMap((place): Problem[] => {
      const possible = readingsAt(readings, place);
      const told = deciding(keyWords.get(place.address) ?? [], possible);
      const fits = new Set(possible.map(({ lexeme }) => lexeme));
      if (told.length === 0 || told.some(({ lexeme }) => fits.has(lexeme))) return [];
      const word = told.map(({ lexeme }) => `"${lexeme}"`).join(' or ');
      return [{ at: [], message: `${place.address} is the key word ${word} of a lesson` }];
    }),
  );
}

const formsOf = (entry: AuthoredForm): CorpusForm[] => [
  ...new Set(addressesOf(entry).flatMap((address) => formAt(address) ?? [])),
];
