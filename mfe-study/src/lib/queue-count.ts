import type { Scheduling } from '@fahm/contracts/study/flashcards.ts';
import { counted, formFor } from '@fahm/ui/counted.ts';

/**
 * Of the cards of today's queue ([7.10]): how many come back after days, how many are still being learned, or learned
 * again, within minutes, and how many were never seen.
 */
export type QueueCount = { due: number; learning: number; fresh: number };

export function countQueue(
  items: readonly { scheduling: Pick<Scheduling, 'state'> }[],
): QueueCount {
  const [due, fresh] = (['review', 'new'] as const).map(
    (state) => items.filter(({ scheduling }) => scheduling.state === state).length,
  ) as [number, number];
  return { due, learning: items.length - due - fresh, fresh };
}

/** All of them. */
export const sizeOf = ({ due, learning, fresh }: QueueCount): number => due + learning + fresh;

/** "3 cards are due, 2 are being learned, 10 are new": a card never seen is not overdue. Empty where there is none. */
export function queueWords({ due, learning, fresh }: QueueCount): string {
  if (due + learning === 0) return fresh === 0 ? '' : `${fresh} new ${formFor(fresh, 'card')}`;
  const parts = [
    { count: due, what: 'due' },
    { count: learning, what: 'being learned' },
    { count: fresh, what: 'new' },
  ].filter(({ count }) => count > 0);
  return parts
    .map(({ count, what }, at) =>
      at === 0
        ? `${counted(count, 'card is', 'cards are')} ${what}`
        : `${counted(count, 'is', 'are')} ${what}`,
    )
    .join(', ');
}
