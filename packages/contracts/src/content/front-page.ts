import * as z from 'zod/mini';
import { passageHeadingSchema } from '../study/surah-overview.ts';

/** A choice of a card, as somebody without an account may play it. */
export const choiceShownSchema = z.object({ text: z.string(), isRight: z.boolean() });

/** `front-page.json` of the built content: what the front page shows of the lessons, all of it free. */
export const frontPageSchema = z.object({
  /** The map of the surah. */
  passages: z.array(passageHeadingSchema).check(z.minLength(1)),
  /** A concept, and the works that it rests on. */
  concept: z.object({ title: z.string(), sources: z.array(z.string()).check(z.minLength(1)) }),
  card: z.object({
    prompt: z.string(),
    /** In the order in which they are shown. */
    choices: z.array(choiceShownSchema).check(z.minLength(3)),
    explanation: z.string(),
  }),
});

export type FrontPage = z.infer<typeof frontPageSchema>;
