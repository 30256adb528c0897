import { pageOf } from '@fahm/quran/mushaf-divisions.ts';
import type { Group, Verse } from '../../lib/passage.ts';

/** Verses that stand in one block: of one page of the mushaf, or less where a heading stands between them. */
export type Paragraph = {
  verses: readonly Verse[];
  /** The page of the mushaf that ends with it, where another one follows in the same surah. */
  ends: number | null;
};

/** The paragraphs of a group: one begins with each page of the mushaf, and wherever `isHeaded` says so. */
export function paragraphsOf(
  { surah, verses }: Group,
  isHeaded: (ayah: number) => boolean,
): Paragraph[] {
  const paragraphs: (Paragraph & { verses: Verse[] })[] = [];
  let page: number | null = null;
  for (const verse of verses) {
    const current = pageOf({ surah, ayah: verse.ayah });
    const last = paragraphs.at(-1);
    const turns = current !== page;
    if (last !== undefined && turns) last.ends = page;
    if (last === undefined || turns || isHeaded(verse.ayah)) {
      paragraphs.push({ verses: [verse], ends: null });
    } else last.verses.push(verse);
    page = current;
  }
  return paragraphs;
}
