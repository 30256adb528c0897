import { wordsMerge } from '@fahm/api-client/person/dated-fields.ts';
import type { WordsDocument } from '@fahm/contracts/person/sync.ts';
import { createPersistedStore, type PersistedStore, readPersisted } from './persisted-store.ts';

/** By the id of a word in the lexicon: whether it was last said to be known, and when. */
export type KnownWords = WordsDocument;

export type KnownWordsStore = PersistedStore<KnownWords> & {
  /** Says of a word that it is known, or that it is not any more. */
  mark: (id: string, known: boolean) => void;
};

export const KNOWN_WORDS_KEY = 'fahm.reader.words';

type FirstMark = { known?: unknown; at?: unknown } | null;

/** What was kept here before words joined the account: a mark for each word, and no version. */
const fromFirstForm = (persisted: unknown): unknown => {
  if (typeof persisted !== 'object' || persisted === null || 'version' in persisted) {
    return persisted;
  }
  const marks = Object.entries(persisted).map(([id, mark]: [string, FirstMark]) => [
    id,
    { value: mark?.known, at: mark?.at },
  ]);
  return { fields: Object.fromEntries(marks) as unknown };
};

const parse = (persisted: unknown): KnownWords => wordsMerge.parse(fromFirstForm(persisted));

/** The words that somebody marked as known on this device. `now` in milliseconds since 1970. */
export function createKnownWordsStore(now: () => number = Date.now): KnownWordsStore {
  const { merge } = wordsMerge;
  const store = createPersistedStore({ key: KNOWN_WORDS_KEY, parse });
  return {
    ...store,
    mark: (id, value) => {
      // Another tab may have written since it was last heard of: what is written holds both.
      const marks = merge(store.read(), parse(readPersisted(KNOWN_WORDS_KEY)));
      // Later than what it changes, though another device's clock runs ahead.
      const at = Math.max(now(), (marks.fields[id]?.at ?? 0) + 1);
      store.write(merge(marks, { version: 1, fields: { [id]: { value, at } } }));
    },
  };
}

let store: KnownWordsStore | undefined;

/** The one store of the page; made when something first wants it. */
export const knownWords = (): KnownWordsStore => (store ??= createKnownWordsStore());

export const isMarked = ({ fields }: KnownWords, id: string): boolean => fields[id]?.value ?? false;
