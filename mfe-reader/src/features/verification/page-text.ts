import type { Passage } from '../../lib/passage.ts';

/** Arabic of verses by surah, in the order of the page: `[ayah, text]`. */
export type PageText = ReadonlyMap<number, readonly (readonly [ayah: number, arabic: string])[]>;

/** The Arabic that a passage holds. */
export const textOfPassage = ({ groups }: Passage): PageText =>
  new Map(
    groups.map(({ surah, verses }) => [surah, verses.map((it) => [it.ayah, it.arabic] as const)]),
  );

/**
 * The Arabic as it stands on the page, the hidden words of memorization included; null where the page shows
 * a simplified spelling.
 */
export function textOnPage(article: HTMLElement): PageText | null {
  if (article.dataset['plain'] !== undefined) return null;
  const sections = [...article.querySelectorAll<HTMLElement>('[data-chapter]')];
  return new Map(
    sections.map((section) => [
      Number(section.dataset['chapter']),
      [...section.querySelectorAll<HTMLElement>('[data-verse]')].map(
        (verse) => [Number(verse.id.split(':')[1]), arabicOf(verse)] as const,
      ),
    ]),
  );
}

function arabicOf(verse: HTMLElement): string {
  const words = verse.querySelector('[lang=ar]')?.cloneNode(true);
  if (!(words instanceof HTMLElement)) return '';
  // The sign at the end, what is said in place of hidden words, and meanings are no part of the verse.
  words.lastElementChild?.remove();
  for (const other of words.querySelectorAll('[lang=en]')) other.remove();
  return words.textContent;
}
