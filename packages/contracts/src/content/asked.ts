import * as z from 'zod/mini';

// `db/content/asked/NNN.yaml`: what people would ask that a lesson answers, in the words of somebody who never read
// it. The coach's search alone knows them; none is shown.

const questions = z.array(z.string().check(z.minLength(6), z.maxLength(140)));

const askedSchema = z.strictObject({
  en: questions.check(z.minLength(1), z.maxLength(4)),
  ar: questions.check(z.minLength(1), z.maxLength(3)),
  ur: questions.check(z.minLength(1), z.maxLength(3)),
});

/** By the id of a concept, rule or story. */
export const askedFileSchema = z.record(z.string(), askedSchema);

export type LessonQuestions = z.infer<typeof askedSchema>;
export type AskedFile = z.infer<typeof askedFileSchema>;
