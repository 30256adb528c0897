import type { Answers } from './answers.ts';

const KEY = 'fahm.onboarding';

/** Answers that are not saved yet, and where in the wizard their author is. */
export type Draft = { step: number; answers: Partial<Answers> };

type PersistedDraft = Draft & { of: string };

/** The draft that this device keeps for a person (`User.id`), or null. Another person's is taken away. */
export function readDraft(of: string): Draft | null {
  try {
    const persisted = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PersistedDraft | null;
    if (persisted === null) return null;
    if (
      persisted.of === of &&
      typeof persisted.answers === 'object' &&
      Number.isInteger(persisted.step)
    ) {
      return { step: persisted.step, answers: persisted.answers };
    }
    dropDraft();
  } catch {
    // No JSON of ours, or a browser that keeps nothing.
  }
  return null;
}

export function persistDraft(of: string, draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...draft, of } satisfies PersistedDraft));
  } catch {
    // A browser that keeps nothing: the answers live for as long as the page is open.
  }
}

export function dropDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It was never kept.
  }
}
