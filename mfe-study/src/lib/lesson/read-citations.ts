import type { Citation } from '@fahm/contracts/content/figures.ts';

/** The sources out of a list that `source-list.tsx` wrote. */
export const readCitations = (within: Element, field: string): Citation[] =>
  [...within.querySelectorAll(`[data-field=${field}] > li`)].map(readCitation);

function readCitation(source: Element): Citation {
  const grade = source.getAttribute('data-grade');
  return {
    label: source.getAttribute('data-label') ?? '',
    quran: source.getAttribute('data-quran'),
    note: source.getAttribute('data-note'),
    ...(grade === null ? {} : { grade }),
  };
}
