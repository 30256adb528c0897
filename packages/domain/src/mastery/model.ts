import type { Demonstration, ObjectiveProgress } from '@fahm/contracts/study/masteries.ts';
import { RELEARNING_STATE, type Memory, type Scheduler } from '../card/model.ts';

/** Recall under this turns what was demonstrated into something to review ([2.10]). */
const FADED = 0.8;

/** A memory as `json_object` in `data.ts` writes it; null for a card that was never rated. */
type CardOfObjective = Memory | null;

const isRecalled = (memory: CardOfObjective): memory is Memory => (memory?.recallDays ?? 0) >= 2;

/**
 * What the cards of an objective say of it; null without cards. All recalled on two separate days is
 * demonstrated, until one is forgotten or its recall falls under 80 %.
 */
const demonstrationOf = (
  scheduler: Scheduler,
  cards: readonly CardOfObjective[],
  now: number,
): Demonstration | null => {
  if (cards.length === 0) return null;
  if (!cards.every(isRecalled)) return 'open';
  const isFaded = (memory: Memory): boolean =>
    memory.state === RELEARNING_STATE ||
    scheduler.recallOf(memory, Math.max(now, memory.lastReviewAt)) < FADED;
  return cards.some(isFaded) ? 'review' : 'demonstrated';
};

/** Place of an objective in its mastery item, as the database keeps it: 100 times the section, and the objective. */
export const positionOf = (objectiveKey: string): number => {
  const [, section, objective] = /^section-(\d+)-objective-(\d+)$/.exec(objectiveKey) ?? [];
  return Number(section) * 100 + Number(objective);
};

/** `section-{i}-objective-{j}` of a place. */
const keyOf = (position: number): string =>
  `section-${Math.floor(position / 100)}-objective-${position % 100}`;

export type ObjectiveRow = {
  position: number;
  completedAt: number | null;
  /** 1 when cards that were changed since had demonstrated it. */
  wasShown: 0 | 1;
  /** JSON: an array of memories and nulls. */
  cards: string;
};

/** An objective's record for the API. */
export const toObjectiveProgress = (
  scheduler: Scheduler,
  { position, completedAt, wasShown, cards: json }: ObjectiveRow,
  now: number,
): ObjectiveProgress => {
  const cards = JSON.parse(json) as CardOfObjective[];
  const byCards = demonstrationOf(scheduler, cards, now);
  // What was demonstrated once stays so: the cards of today only have to be learned where they are new.
  const revised = wasShown === 1 && (byCards === null || byCards === 'open');
  return {
    objectiveKey: keyOf(position),
    completed: completedAt !== null,
    completedAt,
    demonstration: revised ? 'demonstrated' : byCards,
    revised,
    cards: { recalled: cards.filter(isRecalled).length, total: cards.length },
  };
};
