import { needIn, type Need } from './care.ts';
import { givesOrders } from './instructions.ts';
import { normal } from './normal.ts';
import { asksForRuling } from './ruling.ts';

/** What a message asks for; `study` is answered from the lessons, everything else by a fixed reply. */
export type Kind = Need | 'ruling' | 'instructions' | 'study';

/**
 * What a message asks for, by its words alone: the same message is always read in the same way. Care comes first,
 * whatever else is asked. docs/coach.md has its score on messages that others labelled.
 */
export const classify = (message: string): Kind => {
  const text = normal(message);
  const need = needIn(text);
  if (need !== null) return need;
  if (asksForRuling(text)) return 'ruling';
  return givesOrders(text) ? 'instructions' : 'study';
};
