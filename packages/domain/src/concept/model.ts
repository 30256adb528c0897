import type { ConceptForm } from '@fahm/contracts/study/concepts.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { parseReference } from '@fahm/quran/reference.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';

/** What is kept of a concept's form; id, surah and author are columns. */
export type ConceptBody = Omit<ConceptForm, 'surahNumber'>;

export type ConceptRow = { id: string; surah: number; ownerId: string | null; body: string };

/** A kept concept in the shape that the API answers. */
export const toConcept = ({ id, surah, ownerId, body }: ConceptRow): Concept => {
  const { title, summary, learningObjectives, verseRefs, tags } = JSON.parse(body) as ConceptBody;
  return {
    id,
    surahNumber: surah,
    title,
    summary,
    learningObjectives,
    verseRefs,
    tags,
    sources: [],
    author: ownerId === null ? 'editor' : 'own',
  };
};

/**
 * What is kept of a form.
 * @throws ServiceError `unprocessable` for a reference that names no verse (ruling B3).
 */
export const toBody = ({ surahNumber: _surah, ...body }: ConceptForm): ConceptBody => {
  const wrong = body.verseRefs.findIndex((reference) => !parseReference(reference).ok);
  if (wrong !== -1) throw new ServiceError('unprocessable', `Not as expected: verseRefs.${wrong}.`);
  return body;
};

const SLUG_LENGTH = 50;

/**
 * The readable part of an id, by the rule of [3.4]: `c`, the surah in three digits, and the title in lower
 * case with one hyphen for what is neither letter nor digit. Shortened, and without hyphens at its ends.
 */
const slugOf = (surah: number, title: string): string => {
  const words = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const short = words.slice(0, SLUG_LENGTH).replaceAll(/^-+|-+$/g, '');
  return ['c' + String(surah).padStart(3, '0'), short].filter((part) => part !== '').join('-');
};

/** A new id: two concepts of one title are two. */
export const newConceptId = (surah: number, title: string): string =>
  `${slugOf(surah, title)}-${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
