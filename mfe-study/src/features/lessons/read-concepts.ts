import type { Concept, ConceptLink, KeyWord, Reading } from '@fahm/contracts/study/lessons.ts';
import { readCitations } from '../../lib/lesson/read-citations.ts';
import {
  attributeOf,
  fieldIn,
  fieldOf,
  numberOf,
  paragraphsIn,
} from '../../lib/lesson/read-markup.ts';

const all = (within: Element, selector: string): Element[] => [
  ...within.querySelectorAll(selector),
];

/**
 * The concepts out of the cards that the server sent, so that they do not travel a second time as data.
 * `concept-card.tsx` writes what this reads; a test holds the two together.
 */
export const readConcepts = (page: Element, surahNumber: number): Concept[] =>
  all(page, '[data-concept]').map((card) => readConcept(card, surahNumber));

const readConcept = (card: Element, surahNumber: number): Concept => ({
  id: attributeOf(card, 'data-concept'),
  surahNumber,
  title: fieldOf(card, 'title'),
  summary: paragraphsIn(card, 'summary'),
  learningObjectives: all(card, '[data-field=objectives] > li').map(
    ({ textContent }) => textContent ?? '',
  ),
  verseRefs: all(card, '[data-field=verses] [data-reference]').map((chip) =>
    attributeOf(chip, 'data-reference'),
  ),
  tags: all(card, '[data-field=tags] > li').map((tag) => attributeOf(tag, 'data-tag')),
  sources: readCitations(card, 'sources'),
  // Only what is everybody's is in a page of the server's.
  author: 'lesson',
  ...given({
    passage: card.getAttribute('data-of-passage') ?? undefined,
    keyWords: someOf(all(card, '[data-field=words] > li').map(readWord)),
    readings: someOf(all(card, '[data-field=readings] > li').map(readReading)),
    reflect: fieldIn(card, 'reflect'),
    act: fieldIn(card, 'act'),
    links: someOf(all(card, '[data-field=links] > li').map(readLink)),
  }),
});

const someOf = <T>(items: T[]): T[] | undefined => (items.length === 0 ? undefined : items);

/** What is `undefined` is left out: a lesson in the first form has none of it. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };

const readWord = (word: Element): KeyWord => ({
  word: attributeOf(word, 'data-word'),
  arabic: fieldOf(word, 'arabic'),
  lexeme: attributeOf(word, 'data-lexeme'),
  headword: fieldOf(word, 'headword'),
  root: word.getAttribute('data-root'),
  partOfSpeech: attributeOf(word, 'data-pos') as KeyWord['partOfSpeech'],
  gloss: fieldOf(word, 'gloss'),
  here: fieldOf(word, 'here'),
});

const readReading = (reading: Element): Reading => ({
  view: fieldOf(reading, 'view'),
  who: fieldOf(reading, 'who'),
  ...given({ ground: fieldIn(reading, 'ground') }),
  sources: readCitations(reading, 'grounds'),
});

const readLink = (link: Element): ConceptLink => ({
  concept: attributeOf(link, 'data-to'),
  surahNumber: numberOf(link, 'data-surah-of'),
  title: link.querySelector('a')?.textContent ?? '',
  kind: attributeOf(link, 'data-kind') as ConceptLink['kind'],
});
