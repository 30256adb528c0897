import { phrases, type Lexicon, type Phrases, type Source } from './phrases.ts';
import { roman } from './roman.ts';

const FAMILIES = ['crisis', 'ofPronoun', 'danger', 'doubt', 'deep', 'loss', 'light'] as const;
const CUES = [
  'crisis',
  'death',
  'means',
  'danger',
  'pain',
  'heavy',
  'comfort',
  'over',
  'fun',
] as const;

export type Family = (typeof FAMILIES)[number];
export type Cue = (typeof CUES)[number];

/** Expressions as they are written, and those of Urdu, which are compared as `roman` spells them. */
export type Written<T> = { native: readonly T[]; urdu: readonly T[] };

type OfNeeds<T> = {
  /** Expressions of a need. */
  families: Readonly<Record<Family, Written<T>>>;
  /** Single words, which tell only where somebody speaks of their own life. */
  cues: Readonly<Record<Cue, Written<T>>>;
};

export type CareWords = OfNeeds<Source>;

/** The same as data: a lexicon stands once, and sources name it by its place. */
export type PackedWords = OfNeeds<{ lexicon: number; lines: string }> & {
  lexicons: readonly Lexicon[];
};

/** Words that can be looked for. */
export type Vocabulary = OfNeeds<Phrases>;

const mapWritten = <T, U>({ native, urdu }: Written<T>, to: (it: T, isUrdu: boolean) => U) => ({
  native: native.map((it) => to(it, false)),
  urdu: urdu.map((it) => to(it, true)),
});

const mapAll = <K extends string, T, U>(
  names: readonly K[],
  of: Readonly<Record<K, T>>,
  to: (it: T) => U,
): Record<K, U> =>
  Object.fromEntries(names.map((name) => [name, to(of[name])] as const)) as Record<K, U>;

const mapNeeds = <T, U>(
  { families, cues }: OfNeeds<T>,
  to: (it: T, isUrdu: boolean) => U,
): OfNeeds<U> => ({
  families: mapAll(FAMILIES, families, (it) => mapWritten(it, to)),
  cues: mapAll(CUES, cues, (it) => mapWritten(it, to)),
});

export const vocabularyOf = (words: CareWords): Vocabulary =>
  mapNeeds(words, ({ lexicon, lines }, isUrdu) =>
    isUrdu ? phrases(lexicon, lines, roman) : phrases(lexicon, lines),
  );

export const packWords = (words: CareWords): PackedWords => {
  const lexicons: Lexicon[] = [];
  const placeOf = (lexicon: Lexicon): number => {
    const place = lexicons.indexOf(lexicon);
    return place >= 0 ? place : lexicons.push(lexicon) - 1;
  };
  const packed = mapNeeds(words, ({ lexicon, lines }) => ({ lexicon: placeOf(lexicon), lines }));
  return { lexicons, ...packed };
};

export const unpackWords = ({ lexicons, ...packed }: PackedWords): CareWords =>
  mapNeeds(packed, ({ lexicon, lines }) => ({ lexicon: lexicons[lexicon] ?? {}, lines }));
