import {
  createPersistedStore,
  type PersistedStore,
  readPersisted,
} from '../../lib/persisted-store.ts';

/** What was last said of a word, and when, in milliseconds since 1970. */
type Mark = { known: boolean; at: number };

/** By the id of the word in the lexicon. */
export type KnownWords = Readonly<Record<string, Mark>>;

const KNOWN_WORDS_KEY = 'fahm.reader.words';

/** The marks in what was persisted; what makes no sense is left out. */
export function parseKnownWords(persisted: unknown): KnownWords {
  if (typeof persisted !== 'object' || persisted === null) return {};
  return Object.fromEntries(
    Object.entries(persisted).filter((entry): entry is [string, Mark] => {
      const mark = entry[1] as Partial<Mark> | null;
      return typeof mark?.known === 'boolean' && typeof mark.at === 'number';
    }),
  );
}

/** Both; of a word that both speak of, what was said last. */
export function mergeKnownWords(own: KnownWords, other: KnownWords): KnownWords {
  const newer = Object.entries(other).filter(([id, { at }]) => at > (own[id]?.at ?? -1));
  return { ...own, ...Object.fromEntries(newer) };
}

let store: PersistedStore<KnownWords> | undefined;

/** The words that somebody marked as known on this device. */
export const knownWords = (): PersistedStore<KnownWords> =>
  (store ??= createPersistedStore({ key: KNOWN_WORDS_KEY, parse: parseKnownWords }));

/** Another tab may have written since it was last heard of: what is written holds both. */
export function markWord(id: string, known: boolean, at = Date.now()): void {
  const marks = knownWords();
  const stored = parseKnownWords(readPersisted(KNOWN_WORDS_KEY));
  marks.write({ ...mergeKnownWords(marks.read(), stored), [id]: { known, at } });
}
