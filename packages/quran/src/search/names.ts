import { nameKeys } from './name-keys.ts';
import { nearestWord } from './near-words.ts';
import { parseNearName, type Target, targetOfReference, targetOfSurah } from './query.ts';
import { surahNameKeys } from './surah-names.ts';

/** What people call a passage or a thing, as the content build writes it. */
export type SearchName = {
  /** What a passage is called where it is shown; null for a thing. */
  title: string | null;
  /** Everything that it is called, in any script. */
  names: readonly string[];
  /** References of the passage; more than one where its parts lie apart. */
  verses: readonly string[];
  /** English words for it that may stand in a translation where its names do not. */
  words: readonly string[];
};

/** Places that a name stands for; `title` where it is the name of a passage and not of a surah. */
export type NamedPlace = { title: string | null; targets: readonly Target[] };

export type NameBook = {
  /** The passage of that name, written exactly but for spelling. */
  passage: (name: string) => NamedPlace | null;
  /** Words for what is called so, and its other names; none where the name is not known. */
  words: (name: string) => readonly string[];
  /** The surah, the verse of a surah or the passage whose name differs by a slip. */
  near: (name: string) => NamedPlace | null;
};

/** The names in a file, as far as they are well-formed: they are an addition, and never worth an error. */
export function readSearchNames(value: unknown): SearchName[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown): SearchName[] => {
    const it = (entry ?? {}) as Partial<Record<keyof SearchName, unknown>>;
    const { title, names, verses, words } = it;
    const isTitle = title === null || typeof title === 'string';
    return isTitle && isStrings(names) && isStrings(verses) && isStrings(words)
      ? [{ title, names, verses, words }]
      : [];
  });
}

const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((it) => typeof it === 'string');

/** Makes names findable. A name whose verses are not all there leads nowhere. */
export function openNames(all: readonly SearchName[]): NameBook {
  const places = new Map(all.flatMap(placesOf));
  const things = new Map(
    all.flatMap(({ names, words }) => {
      const known = [...words, ...names];
      return names.flatMap(nameKeys).map((key) => [key, known] as const);
    }),
  );
  return {
    passage: (name) => lookUp(places, nameKeys(name)),
    words: (name) => lookUp(things, nameKeys(name)) ?? [],
    near: (name) => {
      // What is the name of something is no slip of another one.
      if (lookUp(things, nameKeys(name)) !== null) return null;
      const verse = parseNearName(name, nearSurah);
      if (verse !== null) return { title: null, targets: [verse] };
      const surah = targetOfSurah(nearSurah(name) ?? 0);
      if (surah !== null) return { title: null, targets: [surah] };
      return lookUp(places, nearKeys(name, places));
    },
  };
}

function placesOf({ title, names, verses }: SearchName): (readonly [string, NamedPlace])[] {
  const targets = verses.map(targetOfReference).filter((it) => it !== null);
  if (title === null || targets.length === 0 || targets.length < verses.length) return [];
  return [title, ...names].flatMap(nameKeys).map((key) => [key, { title, targets }] as const);
}

function lookUp<T>(known: ReadonlyMap<string, T>, keys: readonly string[]): T | null {
  const key = keys.find((it) => known.has(it));
  return key === undefined ? null : (known.get(key) ?? null);
}

const nearSurah = (name: string): number | null =>
  lookUp(surahNameKeys(), nearKeys(name, surahNameKeys()));

/** Keys that the name is a slip or two away from, one for each way of writing it. */
const nearKeys = (name: string, known: ReadonlyMap<string, unknown>): string[] =>
  nameKeys(name).flatMap((key) => {
    // A letter is left out more often than one is added.
    const near = nearestWord(
      key,
      [...known.keys()].map((it) => [it, it.length] as const),
    );
    return near === null ? [] : [near];
  });
