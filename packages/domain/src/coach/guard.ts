import * as z from 'zod/mini';
import { mayShow, type Retrieved } from './retrieve.ts';
import { faultOf, type TextFault } from './scripture.ts';

const MAX_SEGMENTS = 16;
const MAX_TEXT = 500;

/** A piece of an answer by reference: what a model may return, and what is kept of an answer. */
const segmentSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT)),
  }),
  z.object({ type: z.literal('verse'), ref: z.string().check(z.maxLength(20)) }),
  z.object({ type: z.literal('lesson'), id: z.string().check(z.maxLength(140)) }),
  z.object({ type: z.literal('refusal'), reason: z.enum(['ruling', 'not_found']) }),
]);

const outputSchema = z.object({
  segments: z.array(segmentSchema).check(z.minLength(1), z.maxLength(MAX_SEGMENTS)),
});

export type ModelSegment = z.infer<typeof segmentSchema>;

/** `malformed`: not of the shape at all; `verse`, `lesson`: named what was not retrieved. */
export type Fault = TextFault | 'malformed' | 'verse' | 'lesson' | 'ungrounded';

/** What is left of a model's output, and everything that was wrong with it. */
export type Guarded = { segments: ModelSegment[]; faults: Fault[] };

const faultIn = (
  segment: ModelSegment,
  retrieved: Retrieved,
  shingles: ReadonlySet<string>,
): Fault | null => {
  if (segment.type === 'text') return faultOf(segment.text, shingles);
  if (segment.type === 'verse') return mayShow(retrieved, segment.ref) ? null : 'verse';
  if (segment.type === 'refusal') return null;
  return retrieved.passages.some(({ id }) => id === segment.id) ? null : 'lesson';
};

/**
 * Hands on what a model may say while it is still writing. Words of its own wait for a verse or a lesson, as they are
 * nothing without one; from the first fault or refusal on, the whole answer is waited for.
 */
export const guardAsWritten = (
  retrieved: Retrieved,
  shingles: ReadonlySet<string>,
  onSegment: (segment: ModelSegment) => void,
): ((piece: unknown) => void) => {
  let waiting: ModelSegment[] | null = [];
  let isOpen = true;
  let count = 0;
  return (piece) => {
    const { data: segment } = z.safeParse(segmentSchema, piece);
    count += 1;
    isOpen &&=
      count <= MAX_SEGMENTS &&
      segment !== undefined &&
      segment.type !== 'refusal' &&
      faultIn(segment, retrieved, shingles) === null;
    if (!isOpen || segment === undefined) return;
    if (waiting !== null && !isGrounded(segment)) {
      waiting.push(segment);
      return;
    }
    for (const it of [...(waiting ?? []), segment]) onSegment(it);
    waiting = null;
  };
};

const isGrounded = ({ type }: ModelSegment): boolean => type !== 'text';

/**
 * Takes out of a model's output whatever it may not say. Words of its own are left only beside a verse or a
 * lesson: an answer of nothing else is `ungrounded`, and empty. A refusal stands alone.
 */
export const guard = (
  output: unknown,
  retrieved: Retrieved,
  shingles: ReadonlySet<string>,
): Guarded => {
  const result = z.safeParse(outputSchema, output);
  if (!result.success) return { segments: [], faults: ['malformed'] };
  const judged = result.data.segments.map((segment) => ({
    segment,
    fault: faultIn(segment, retrieved, shingles),
  }));
  const faults = judged.flatMap(({ fault }) => (fault === null ? [] : [fault]));
  const kept = judged.filter(({ fault }) => fault === null).map(({ segment }) => segment);
  const refusal = kept.find(({ type }) => type === 'refusal');
  if (refusal !== undefined) return { segments: [refusal], faults };
  if (kept.some(isGrounded)) return { segments: kept, faults };
  return { segments: [], faults: [...faults, 'ungrounded'] };
};
