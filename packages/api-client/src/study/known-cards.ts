import { announcedCardKinds, cardKinds } from '@fahm/contracts/study/card-kinds.ts';
import type { ReplyParser } from '../client.ts';

const KINDS = `kinds=${announcedCardKinds.join(',')}`;

/** The query that announces every kind of card that this client plays, beside what else is asked. */
export const cardQuery = (params: Record<string, number | string> = {}): string =>
  `?${[...Object.entries(params).map(([name, value]) => `${name}=${value}`), KINDS].join('&')}`;

const known = new Set<string>(cardKinds);
const reported = new Set<string>();

/** Whether a card may stay: one of an unknown kind is left out and told of once, one without a kind is a fault. */
function isKnown(card: unknown): boolean {
  const { type } = (card ?? {}) as { type?: unknown };
  if (typeof type !== 'string' || known.has(type)) return true;
  if (!reported.has(type)) console.error(`Cards of the kind ${type} are unknown here`);
  reported.add(type);
  return false;
}

type CardIn = (item: unknown) => unknown;

/** The list without what holds a card of an unknown kind (ruling A33); what is no list stays as it is. */
export const knownIn = (list: unknown, cardIn: CardIn = (item) => item): unknown =>
  Array.isArray(list) ? list.filter((item) => isKnown(cardIn(item))) : list;

/** A parser of a list that loses such cards, and not the list. */
export const knownCards = <T>(reply: ReplyParser<T>, cardIn?: CardIn): ReplyParser<T> => ({
  parse: (list) => reply.parse(knownIn(list, cardIn)),
});
