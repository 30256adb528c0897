import { openIndex, type SearchIndex } from '@fahm/quran/search/engine.ts';
import type { Script } from '@fahm/quran/search/words.ts';
import type { WholeText } from '@fahm/quran/text/whole-text.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { fetchWholeText } from './fetch-whole-text.ts';

export type LibraryState =
  | { status: 'closed' }
  /** `share` of the texts that has come, 0 to 1. */
  | { status: 'loading'; share: number }
  | { status: 'ready'; texts: WholeText; indexes: Partial<Record<Script, SearchIndex>> }
  | { status: 'failed' };

export type Library = {
  state: Store<LibraryState>;
  /** Has the texts fetched, and made searchable in one script, unless that has happened. */
  open: (script: Script) => void;
};

type FetchText = (onShare: (share: number) => void) => Promise<WholeText>;

export function createLibrary(fetchText: FetchText): Library {
  const state = createStore<LibraryState>({ status: 'closed' });
  const opened = new Set<Script>();
  let texts: Promise<WholeText> | null = null;

  const openScript = async (script: Script): Promise<void> => {
    texts ??= fetchText((share) => state.write({ status: 'loading', share }));
    const whole = await texts;
    const lines = script === 'arabic' ? whole.arabic : whole.translation;
    const index = await openIndex(script, lines);
    const now = state.read();
    const indexes = now.status === 'ready' ? now.indexes : {};
    state.write({ status: 'ready', texts: whole, indexes: { ...indexes, [script]: index } });
  };
  const fail = (error: unknown): void => {
    console.warn('The verses could not be loaded', error);
    texts = null;
    opened.clear();
    state.write({ status: 'failed' });
  };
  return {
    state,
    open: (script) => {
      if (opened.has(script)) return;
      opened.add(script);
      if (texts === null) state.write({ status: 'loading', share: 0 });
      openScript(script).catch(fail);
    },
  };
}

const libraries = new Map<string, Library>();

/** The library of this version's files; kept for as long as the document is, 2 MB of text. */
export function libraryAt(base: string): Library {
  const library = libraries.get(base) ?? createLibrary((onShare) => fetchWholeText(base, onShare));
  libraries.set(base, library);
  return library;
}
