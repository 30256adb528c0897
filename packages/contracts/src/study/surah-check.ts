import * as z from 'zod/mini';
import { choiceShownSchema } from '../content/front-page.ts';

// `checks/<surah>.json` of the built content: questions at the end of a surah, public and without an account.

const text = z.string();

const checkCardSchema = z.object({
  /** Of the flashcard it is. */
  id: text,
  prompt: text,
  choices: z.array(choiceShownSchema).check(z.minLength(3)),
  explanation: text,
  /** What it rests on: `2:255`, `2:1-5`. */
  verseRefs: z.array(text).check(z.minLength(1)),
});

export const surahCheckSchema = z.array(checkCardSchema);

export type CheckCard = z.infer<typeof checkCardSchema>;
