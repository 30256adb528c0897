import * as z from 'zod/mini';

// Names that people give, to themselves and to what is theirs: they stand beside words of ours and of others.

// Turn the direction of what stands around them; joiners, which names are written with, do not.
const BIDI_CONTROLS = /\p{Bidi_Control}/gu;
// Control characters, the ends of lines, and halves of characters.
const DISTURBING = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
// Not so are spaces, marks without a letter, and letters that are blank by themselves.
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}]/u;

export const withoutBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '');

/** Whether there is anything to see. */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** A name as a person types it: trimmed, with something to see, on one line, and at most so many UTF-16 units long. */
export const nameSchema = (most: number) =>
  z.string().check(
    z.overwrite(withoutBidiControls),
    z.trim(),
    z.minLength(1),
    z.maxLength(most),
    z.refine((name) => isVisible(name) && !DISTURBING.test(name)),
  );
