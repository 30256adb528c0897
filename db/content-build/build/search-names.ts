import type { ContentTerm } from '@fahm/contracts/content/terms.ts';
import { parseReference } from '@fahm/quran/reference.ts';
import { nameKeys } from '@fahm/quran/search/name-keys.ts';
import type { SearchName } from '@fahm/quran/search/names.ts';
import type { Problem } from '../files/problem.ts';

/** A name leads to verses that there are; a passage that has a title has verses, and a name of its own. */
export function termsProblems(terms: readonly ContentTerm[]): Problem[] {
  const taken = new Map<string, number>();
  return terms.flatMap((term, at): Problem[] => {
    const { title, verses = [] } = term;
    const problems = verses.flatMap((reference, index): Problem[] =>
      parseReference(reference).ok
        ? []
        : [{ at: [at, 'verses', index], message: `${reference}: there are no such verses` }],
    );
    if (title === undefined) return problems;
    if (verses.length === 0) {
      problems.push({ at: [at, 'title'], message: `“${title}” names no verses` });
    }
    for (const name of [title, ...namesOf(term)]) {
      for (const key of nameKeys(name)) {
        const other = taken.get(key) ?? at;
        if (other !== at) {
          const message = `“${name}” is a name of “${terms[other]?.title ?? ''}” already`;
          problems.push({ at: [at, 'title'], message });
        }
        taken.set(key, other);
      }
    }
    return problems;
  });
}

const namesOf = ({ en = [], ar = [], ur = [] }: ContentTerm): string[] => [...en, ...ar, ...ur];

/** What the reader's search knows: passages by what they are called, and things by English words for them. */
export const buildSearchNames = (terms: readonly ContentTerm[]): SearchName[] =>
  terms.map((term) => ({
    title: term.title ?? null,
    names: namesOf(term),
    verses: term.title === undefined ? [] : (term.verses ?? []),
    // Lessons have many words for a thing: the first of them is the plainest.
    words: (term.words ?? []).slice(0, 1),
  }));
