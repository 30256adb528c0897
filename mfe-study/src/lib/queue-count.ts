import type { Scheduling } from '@fahm/contracts/study/flashcards.ts';
import { counted, formFor } from '@fahm/ui/counted.ts';

/** Of the cards of today's queue ([7.10]): how many come back, and how many were never seen. */
export type QueueCount = { due: number; fresh: number };

export function countQueue(
  items: readonly { scheduling: Pick<Scheduling, 'state'> }[],
): QueueCount {
  const fresh = items.filter(({ scheduling }) => scheduling.state === 'new').length;
  return { due: items.length - fresh, fresh };
}

/** "3 cards are due, 10 are new": a card that was never seen is not overdue. Empty where there is none. */
export function queueWords({ due, fresh }: QueueCount): string {
  const dueWords = `${counted(due, 'card is', 'cards are')} due`;
  if (fresh === 0) return due === 0 ? '' : dueWords;
  return due === 0
    ? `${fresh} new ${formFor(fresh, 'card')}`
    : `${dueWords}, ${counted(fresh, 'is', 'are')} new`;
}
