import type { Chapter, Edition, Verse } from './model.ts';

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
  const edition = readEdition(article);
  if (edition === null || complete.length === 0 || complete.length !== verses.length) return null;
  return {
    surah,
    basmala: article.querySelector('[data-basmala]')?.textContent ?? null,
    verses: complete,
    edition,
  };
}

/** The edge may have put another edition into the markup than the one it was rendered with. */
function readEdition(article: HTMLElement): Edition | null {
  const { edition: id, editionFailed } = article.dataset;
  const credit = article.querySelector('[data-edition-credit]')?.textContent;
  const text = article.querySelector<HTMLElement>('[data-tr]');
  if (!id || !credit || text === null) return null;
  const direction = text.dir === 'rtl' ? 'rtl' : 'ltr';
  return { id, language: text.lang, direction, credit, failed: editionFailed !== undefined };
}

function readVerse(element: HTMLElement): Verse | null {
  const ayah = Number(element.dataset['verse']?.split(':')[1]);
  const arabic = element.querySelector('[lang=ar]')?.firstChild?.nodeValue;
  const translation = element.querySelector('[data-tr]')?.textContent;
  if (!Number.isInteger(ayah) || !arabic || !translation) return null;
  return { ayah, arabic, translation, sajda: readSajda(element.dataset['sajda']) };
}

function readSajda(value: string | undefined): Verse['sajda'] {
  return value === 'recommended' || value === 'obligatory' ? value : null;
}
