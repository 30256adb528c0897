import type { DivineName } from './model.ts';

const BETWEEN = '|';

/** What a card carries beside its words, for the browser to read it back. */
export const cardAttributes = ({ number, also, verseNote }: DivineName) => ({
  'data-name': number,
  'data-also': also.length === 0 ? undefined : also.join(BETWEEN),
  'data-note': verseNote ?? undefined,
});

/**
 * Reads the names back out of their own markup, the one place the page carries them: no second copy
 * travels as JSON or in a script.
 */
export function readNames(content: Element): DivineName[] {
  return [...content.querySelectorAll<HTMLElement>('[data-name]')].map((card) => {
    const text = (selector: string) => card.querySelector(selector)?.textContent ?? '';
    const { name, also, note } = card.dataset;
    return {
      number: Number(name),
      arabic: text('[lang=ar]'),
      transliteration: text('[lang=ar-Latn]'),
      meaning: text('[data-meaning]'),
      verse: card.querySelector('[data-reference]')?.getAttribute('data-reference') ?? null,
      verseNote: note === 'name' || note === 'form' ? note : null,
      also: also?.split(BETWEEN) ?? [],
    };
  });
}
