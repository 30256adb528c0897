import { givesOrders } from './instructions.ts';
import { normal } from './normal.ts';
import { asksForRuling } from './ruling.ts';

/** What a message asks for by its words, as if nobody were in need. */
export type Asked = 'ruling' | 'instructions' | 'study';

export const askedBy = (message: string): Asked => {
  const text = normal(message);
  return asksForRuling(text) ? 'ruling' : givesOrders(text) ? 'instructions' : 'study';
};
