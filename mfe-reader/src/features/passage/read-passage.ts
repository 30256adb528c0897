import { parseUnitKey } from '../../lib/unit.ts';
import type { Edition, Group, Passage, Sajda, Verse } from '../../lib/passage.ts';

/**
 * Reads a passage back from a page's own markup, which is the one place a public page carries the text:
 * no second copy travels as JSON. Null when `root` holds no whole passage.
 */
export function readPassage(root: ParentNode): Passage | null {
  const article = root.querySelector<HTMLElement>('[data-unit]');
  const unit = parseUnitKey(article?.dataset['unit'] ?? '');
  if (article === null || unit === null) return null;
  const groups = [...article.querySelectorAll<HTMLElement>('[data-chapter]')].map(readGroup);
  const sentRunning = article.dataset['running'] !== undefined;
  const edition = readEdition(article);
  const whole = groups.filter((group) => group !== null);
  if (edition === null || whole.length === 0 || whole.length !== groups.length) return null;
  return { unit, edition, groups: whole, sentRunning };
}

function readGroup(section: HTMLElement): Group | null {
  const surah = Number(section.dataset['chapter']);
  // In every layout there is one for each verse, in their order.
  const translations = [...section.querySelectorAll('[data-tr]')];
  const verses = [...section.querySelectorAll<HTMLElement>('[data-verse]')].map((element, index) =>
    readVerse(element, translations[index]?.textContent),
  );
  const whole = verses.filter((verse) => verse !== null);
  if (!Number.isInteger(surah) || whole.length === 0 || whole.length !== verses.length) return null;
  return {
    surah,
    basmala: section.querySelector('[data-basmala]')?.textContent ?? null,
    verses: whole,
  };
}

function readVerse(element: HTMLElement, translation: string | undefined): Verse | null {
  const ayah = Number(element.id.split(':')[1]);
  const arabic = element.querySelector('[lang=ar]')?.firstChild?.nodeValue;
  if (!Number.isInteger(ayah) || !arabic || !translation) return null;
  return { ayah, arabic, translation, sajda: readSajda(element.dataset['sajda']) };
}

function readSajda(value: string | undefined): Sajda | null {
  return value === 'recommended' || value === 'obligatory' ? value : null;
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
