import type { ConceptForm } from '@fahm/contracts/study/concepts.ts';
import type { Concept } from '@fahm/contracts/study/lessons.ts';
import { parseReference } from '@fahm/quran/reference.ts';
import * as z from 'zod/mini';
import { messages } from './messages.ts';

/** What is typed into the form (spec 3.5): lists are text until it is sent. */
export type ConceptFields = {
  surahNumber: number;
  title: string;
  summary: string;
  tags: string;
  verseRefs: string;
  learningObjectives: string;
};

/** What is open over the page. */
export type OpenDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'retract' | 'history'; concept: Concept };

const pieces = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');

const { faults } = messages;
const referencesOf = (text: string): string[] => pieces(text, ',');

/** Rules of the form (spec 5.10). */
export const conceptFieldsSchema = z.object({
  surahNumber: z
    .number({ error: ({ input }) => expected('number', input) })
    .check(z.int(faults.surah), z.gte(1, faults.surah), z.lte(114, faults.surah)),
  title: z
    .string(faults.required)
    .check(z.trim(), z.minLength(1, faults.title), z.maxLength(200, faults.titleLong)),
  summary: z
    .string(faults.required)
    .check(z.trim(), z.minLength(10, faults.summary), z.maxLength(2000, faults.summaryLong)),
  tags: z.string(faults.required),
  verseRefs: z.string(faults.required).check((context) => {
    const wrong = referencesOf(context.value).find((text) => !parseReference(text).ok);
    if (wrong === undefined) return;
    context.issues.push({
      code: 'custom',
      message: faults.reference(wrong),
      input: context.value,
    });
  }),
  learningObjectives: z.string(faults.required),
});

/** An empty number field gives NaN, which is as if nothing was typed. */
const expected = (wanted: string, input: unknown): string =>
  input === undefined || Number.isNaN(input)
    ? faults.required
    : faults.expected(wanted, typeof input);

/** The form as the server is told: commas and lines become lists. */
export const formOf = (fields: ConceptFields): ConceptForm => ({
  surahNumber: fields.surahNumber,
  title: fields.title.trim(),
  summary: fields.summary.trim(),
  tags: pieces(fields.tags, ','),
  verseRefs: referencesOf(fields.verseRefs),
  learningObjectives: pieces(fields.learningObjectives, '\n'),
});

export const emptyFields = (surahNumber: number): ConceptFields => ({
  surahNumber,
  title: '',
  summary: '',
  tags: '',
  verseRefs: '',
  learningObjectives: '',
});

export const fieldsOf = (concept: Concept): ConceptFields => ({
  surahNumber: concept.surahNumber,
  title: concept.title,
  summary: concept.summary,
  tags: concept.tags.join(', '),
  verseRefs: concept.verseRefs.join(', '),
  learningObjectives: concept.learningObjectives.join('\n'),
});

/** The readable id that the form proposes (spec 3.4); the server decides. */
export const proposedId = ({ surahNumber, title }: { surahNumber: number; title: string }) =>
  `c${String(surahNumber).padStart(3, '0')}-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
