import { search } from '@fahm/quran/search/engine.ts';
import { highlight, type Run } from '@fahm/quran/search/highlight.ts';
import type { WordsQuery } from '@fahm/quran/search/words.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import type { LibraryState } from './library.ts';

const HITS_ON_PAGE = 20;

export type Found = {
  verse: VerseId;
  arabic: readonly Run[];
  translation: readonly Run[];
};

export type Findings = {
  total: number;
  /** From 1; the last one when a later one was asked for. */
  page: number;
  pages: number;
  hits: readonly Found[];
};

const plain = (text: string): Run[] => [{ text, hit: false }];

/** One page of the verses that hold the words; null while the texts are not there. */
export function find(library: LibraryState, words: WordsQuery, page: number): Findings | null {
  const index = library.status === 'ready' ? library.indexes[words.script] : undefined;
  if (library.status !== 'ready' || index === undefined) return null;
  const { texts } = library;
  const at = (wanted: number) =>
    search(index, words, { offset: (wanted - 1) * HITS_ON_PAGE, limit: HITS_ON_PAGE });
  const requested = at(page);
  const pages = Math.max(1, Math.ceil(requested.total / HITS_ON_PAGE));
  const { total, hits } = page <= pages ? requested : at(pages);
  const runs = {
    arabic: (text: string) => (words.script === 'arabic' ? highlight(text, words) : plain(text)),
    english: (text: string) => (words.script === 'english' ? highlight(text, words) : plain(text)),
  };
  return {
    total,
    page: Math.min(page, pages),
    pages,
    hits: hits.map(({ verse, line }) => ({
      verse,
      arabic: runs.arabic(texts.arabic[line] ?? ''),
      translation: runs.english(texts.translation[line] ?? ''),
    })),
  };
}
