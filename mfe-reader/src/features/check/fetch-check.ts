import type { CheckCard } from '@fahm/contracts/study/surah-check.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function isCard(value: unknown): value is CheckCard {
  const { id, prompt, explanation, choices, verseRefs } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, prompt, explanation].every(isText) &&
    Array.isArray(verseRefs) &&
    verseRefs.every(isText) &&
    Array.isArray(choices) &&
    choices.some((choice: Partial<CheckCard['choices'][number]> | null) => choice?.isRight)
  );
}

/**
 * The questions at the end of a surah, out of this version's files.
 * @throws Error when they cannot be had, or are not of their shape.
 */
export async function fetchCheck(base: string, surah: number): Promise<CheckCard[]> {
  const response = await fetch(`${base}checks/${surah}.json`);
  if (!response.ok) throw new Error(`The questions of surah ${surah} answered ${response.status}`);
  const cards: unknown = await response.json();
  if (!Array.isArray(cards) || !cards.every(isCard)) {
    throw new Error(`The questions of surah ${surah} have another shape`);
  }
  return cards;
}
