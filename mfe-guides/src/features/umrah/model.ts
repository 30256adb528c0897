/** Whom a sentence is for ([2.21.2]). */
export type Audience = 'all' | 'men' | 'women';

export type Sentence = { for: Audience; text: string };

const SENTENCE_END = /(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}ʿʾ])/u;
const MARKED = /^(Men|Women):\s*(.*)$/s;

/** Details as bullets: one a sentence; `Men:` and `Women:` say whom it is for ([2.21.2]). */
export function sentencesOf(details: string): Sentence[] {
  return details
    .trim()
    .split(SENTENCE_END)
    .map((sentence) => {
      const [, mark, text] = MARKED.exec(sentence) ?? [];
      if (mark === undefined || text === undefined) return { for: 'all', text: sentence };
      return { for: mark === 'Men' ? 'men' : 'women', text };
    });
}

/** What is counted, and in which part of the guide it is done. */
export const COUNTERS = { tawaf: 4, say: 6 } as const;
export type Counter = keyof typeof COUNTERS;

export const ROUNDS = 7;

export const isCounter = (value: string | null): value is Counter =>
  value !== null && Object.hasOwn(COUNTERS, value);
