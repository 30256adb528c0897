import type { Chapter, Verse } from './model.ts';

/**
 * Reads a chapter back out of its own markup, which is the one place a public page carries the
 * text: no second copy travels as JSON. Null when `root` holds no whole chapter.
 */
export function readChapter(root: ParentNode): Chapter | null {
  const article = root.querySelector<HTMLElement>('[data-chapter]');
  const surah = Number(article?.dataset['chapter']);
  if (article === null || !Number.isInteger(surah)) return null;
  const verses = [...article.querySelectorAll<HTMLElement>('[data-verse]')].map(readVerse);
  const complete = verses.filter((verse) => verse !== null);
  if (complete.length === 0 || complete.length !== verses.length) return null;
  return {
    surah,
    basmala: article.querySelector('[data-basmala]')?.textContent ?? null,
    verses: complete,
  };
}

function readVerse(element: HTMLElement): Verse | null {
  const ayah = Number(element.dataset['verse']?.split(':')[1]);
  const arabic = element.querySelector('[lang=ar]')?.firstChild?.nodeValue;
  const translation = element.querySelector('[lang=en]')?.textContent;
  if (!Number.isInteger(ayah) || !arabic || !translation) return null;
  return { ayah, arabic, translation, sajda: readSajda(element.dataset['sajda']) };
}

function readSajda(value: string | undefined): Verse['sajda'] {
  return value === 'recommended' || value === 'obligatory' ? value : null;
}
