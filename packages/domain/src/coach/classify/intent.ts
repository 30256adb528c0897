import { givesOrders } from './instructions.ts';
import { normal } from './normal.ts';
import { asksForRuling } from './ruling.ts';

/** What a message asks for by its words, as if nobody were in need. */
export type Intent = 'ruling' | 'instructions' | 'study';

export const intentOf = (message: string): Intent => {
  const text = normal(message);
  return asksForRuling(text) ? 'ruling' : givesOrders(text) ? 'instructions' : 'study';
};
