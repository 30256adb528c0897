import type { Concept } from '@fahm/contracts/lessons.ts';
import type { Seed } from '../../lib/study.ts';

const textOf = (element: Element | null): string => element?.textContent ?? '';

const textsOf = (within: Element, selector: string): string[] =>
  [...within.querySelectorAll(selector)].map(textOf);

const valuesOf = (within: Element, selector: string, name: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');

/** What the public page of a surah holds already; null for any other page. */
export function readSeed(page: Element): Seed | null {
  const surah = Number(
    page.querySelector('[data-public] [data-surah]')?.getAttribute('data-surah'),
  );
  if (!(surah > 0)) return null;
  const concepts = readConcepts(page, surah);
  const sample = page.querySelector('[data-sample]');
  return {
    surah,
    concepts,
    sample:
      sample === null
        ? null
        : {
            title: textOf(sample.querySelector('h3')),
            summary: textOf(sample.querySelector('h3 + p')),
          },
  };
}

/**
 * The concepts out of the cards that the server sent, so that they do not travel a second time as data.
 * `concept-card.tsx` writes what this reads; a test holds the two together.
 */
function readConcepts(page: Element, surahNumber: number): Concept[] {
  return [...page.querySelectorAll('[data-concept]')].map((card) => ({
    id: card.getAttribute('data-concept') ?? '',
    surahNumber,
    title: textOf(card.querySelector('h3')),
    summary: textOf(card.querySelector('[data-field=summary]')),
    learningObjectives: textsOf(card, '[data-field=objectives] > li'),
    verseRefs: valuesOf(card, '[data-field=verses] [data-reference]', 'data-reference'),
    tags: valuesOf(card, '[data-field=tags] > li', 'data-tag'),
    sources: [...card.querySelectorAll('[data-field=sources] > li')].map((source) => ({
      label: source.getAttribute('data-label') ?? '',
      quran: source.getAttribute('data-quran'),
      note: source.querySelector(':scope > span')?.textContent ?? null,
    })),
    // Only what is everybody's is in a page of the server's.
    author: 'lesson',
  }));
}
