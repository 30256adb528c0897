import { type DivineName, NAMES_COUNT } from './model.ts';

/**
 * Reads the names back out of their own markup, the one place the page carries them: no second copy
 * travels as JSON or in a script. Null when `root` does not hold all of them.
 */
export function readNames(root: ParentNode): readonly DivineName[] | null {
  const cards = [...root.querySelectorAll<HTMLElement>('[data-name]')];
  const names = cards.map(readName).filter((name) => name !== null);
  const isWhole = names.every(({ number }, index) => number === index + 1);
  return names.length === NAMES_COUNT && isWhole ? names : null;
}

function readName(card: HTMLElement): DivineName | null {
  const text = (selector: string) => card.querySelector(selector)?.textContent ?? '';
  const arabic = text('[lang=ar]');
  const transliteration = text('[lang=ar-Latn]');
  const meaning = text('[data-meaning]');
  if (arabic === '' || transliteration === '' || meaning === '') return null;
  return { number: Number(card.dataset['name']), arabic, transliteration, meaning };
}
