import { intentOf, type Intent } from './intent.ts';
import type { CareReader, Need } from './care/care.ts';

/** What a message asks for; `study` is answered from the lessons, everything else by a fixed reply. */
export type Kind = Need | Intent;

/** `isGentle`: it may be said in pain, and a gentle sentence goes before the answer. */
export type Reading = { kind: Kind; isGentle: boolean };

/**
 * What a message asks for, by its words alone: the same message is always read in the same way. Care comes first,
 * whatever else is asked. docs/coach.md has its score on messages that others labelled.
 */
export const classify = (message: string, careIn: CareReader): Reading => {
  const intent = intentOf(message);
  const care = careIn(message, intent);
  if (care !== null && care !== 'gentle') return { kind: care, isGentle: false };
  return { kind: intent, isGentle: care === 'gentle' && intent !== 'instructions' };
};
