import { versesOf } from '@fahm/quran/reference.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import { rangeOfUnit, type Unit } from '../../lib/unit.ts';
import type { Edition, Group, Passage, Verse } from '../../lib/passage.ts';

/** A translation other than the built-in one. */
export type Translation = {
  edition: Edition;
  /** Texts of a surah's verses in order. */
  surahs: ReadonlyMap<number, readonly string[]>;
};

/** Cuts a unit out of whole surahs. Throws when one of them is missing. */
export function composePassage(
  unit: Unit,
  texts: ReadonlyMap<number, TextFile>,
  { edition, surahs }: Translation,
): Passage {
  const groups = new Map<number, Group & { verses: Verse[] }>();
  for (const { surah, ayah } of versesOf(rangeOfUnit(unit))) {
    const text = texts.get(surah);
    const arabic = text?.arabic[ayah - 1];
    const translation = surahs.get(surah)?.[ayah - 1] ?? text?.translation[ayah - 1];
    if (text === undefined || arabic === undefined || translation === undefined) {
      throw new Error(`The text of ${surah}:${ayah} is missing`);
    }
    const group = groups.get(surah) ?? {
      surah,
      basmala: ayah === 1 ? text.basmala : null,
      verses: [],
    };
    group.verses.push({ ayah, arabic, translation, sajda: text.sajdas[ayah] ?? null });
    groups.set(surah, group);
  }
  return { unit, edition, groups: [...groups.values()] };
}
