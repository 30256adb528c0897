import type { Scheduling } from '@fahm/contracts/study/flashcards.ts';

/** Of the cards of today's queue ([7.10]): how many come back, and how many were never seen. */
export type QueueCount = { due: number; fresh: number };

export function countQueue(
  items: readonly { scheduling: Pick<Scheduling, 'state'> }[],
): QueueCount {
  const fresh = items.filter(({ scheduling }) => scheduling.state === 'new').length;
  return { due: items.length - fresh, fresh };
}

const cards = (count: number): string => (count === 1 ? 'card' : 'cards');

/** "3 cards are due, 10 are new": a card that was never seen is not overdue. Empty where there is none. */
export function queueWords({ due, fresh }: QueueCount): string {
  const dueWords = `${due} ${cards(due)} ${due === 1 ? 'is' : 'are'} due`;
  if (fresh === 0) return due === 0 ? '' : dueWords;
  const isAre = fresh === 1 ? 'is' : 'are';
  return due === 0 ? `${fresh} new ${cards(fresh)}` : `${dueWords}, ${fresh} ${isAre} new`;
}
