import type { PublicCorrection } from '@fahm/contracts/content/public-corrections.ts';
import type { Flashcard } from '@fahm/contracts/study/lessons.ts';

type Corrected = Pick<Flashcard, 'id' | 'concepts' | 'corrected'>;

/** The day of a moment (milliseconds since 1970) as corrections name theirs: `yyyy-MM-dd`, of UTC. */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Whether a card was corrected since somebody learned from it: on `learned` (`yyyy-MM-dd`; null for never) or later. On the
 * same day nobody knows which came first: then they are told once too often rather than never.
 */
export const isCorrectedSince = ({ corrected }: Corrected, learned: string | null): boolean =>
  corrected !== undefined && learned !== null && corrected >= learned;

/** Those of a card, or of what it asks about, since it was learned; the latest first, as they come. */
export const correctionsOf = (
  card: Corrected,
  learned: string | null,
  corrections: readonly PublicCorrection[],
): PublicCorrection[] =>
  isCorrectedSince(card, learned)
    ? corrections.filter(
        ({ item, on }) =>
          (item === card.id || card.concepts.includes(item)) && on >= (learned ?? on),
      )
    : [];
