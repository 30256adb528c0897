import { search } from '@fahm/quran/search/engine.ts';
import { highlight, type Run } from '@fahm/quran/search/highlight.ts';
import type { NameBook } from '@fahm/quran/search/names.ts';
import { mend } from '@fahm/quran/search/mend.ts';
import { parseWords, type WordsQuery } from '@fahm/quran/search/words.ts';
import type { VerseId } from '@fahm/quran/reference.ts';
import type { Question } from './ask.ts';
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

/** What was found, and with which words if not with those that were typed. */
export type Answered = { findings: Findings; mended: string | null };

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

/**
 * The same, and where nothing has the words as they were typed: verses with the English words for what is called
 * so, else those with the words that they are a slip away from (spec 5.2).
 */
export function findForgiving(
  library: LibraryState,
  { text, words, place }: Question,
  names: NameBook,
  page: number,
): Answered | null {
  const findings = words === null ? null : find(library, words, page);
  if (words === null || findings === null) return null;
  // A name that leads somewhere is not mended into a word.
  if (findings.total > 0 || place !== null) return { findings, mended: null };
  const mended = meantBy(library, text, names);
  const found = mended === null ? null : find(library, parseWords(mended) ?? words, page);
  return found === null ? { findings, mended: null } : { findings: found, mended };
}

function meantBy(library: LibraryState, text: string, names: NameBook): string | null {
  if (library.status !== 'ready') return null;
  const { arabic, english } = library.indexes;
  const known = names.words(text);
  if (known.length === 0) {
    return (
      (english && mend(text, english, library.texts.translation)) ??
      (arabic && mend(text, arabic, library.texts.arabic)) ??
      null
    );
  }
  // What is the name of something is no slip of another word.
  const stands = (word: string): boolean => {
    const words = parseWords(word);
    if (english === undefined || words === null) return false;
    const [first] = search(english, words, { offset: 0, limit: 1 }).hits;
    // A part of a word would find more than was meant.
    return first !== undefined && first.rank < 2;
  };
  return known.find(stands) ?? null;
}
