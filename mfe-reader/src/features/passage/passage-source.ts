import type { TextFile } from '@fahm/quran/text/text-file.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { surahsOfUnit, type Unit, unitKey } from '../../lib/unit.ts';
import { composePassage, type Translation } from './compose-passage.ts';
import { DEFAULT_EDITION } from '../../lib/text/default-edition.ts';
import type { Passage } from '../../lib/passage.ts';
import type { Verify } from './text-source.ts';
import type { TranslationSource } from './translation-source.ts';

export type PassageSource = {
  /** A passage already here, so that going back shows it, and its scroll position, at once. */
  peek: (unit: Unit, edition: string) => Passage | null;
  /** The same with whichever translation is here: the one that came last. */
  peekAny: (unit: Unit) => Passage | null;
  /** Takes over what the server sent. */
  add: (passage: Passage) => void;
  /**
   * Whether the Arabic that the server sent is the corpus's. What is not is forgotten, so that `load` fetches
   * it. True for a part of a surah, which has no hash of its own.
   */
  isGenuine: (unit: Unit) => Promise<boolean>;
  /** Rejects when the text cannot be had in time, is not whole, or is not the corpus's. */
  load: (unit: Unit, edition: string, signal: AbortSignal) => Promise<Passage>;
};

type Sources = {
  /** The text of a surah with the built-in translation, verified. */
  text: (surah: number, signal: AbortSignal) => Promise<TextFile>;
  translation: TranslationSource;
  verify: () => Promise<Verify>;
};

const BUILT_IN: Translation = { edition: DEFAULT_EDITION, surahs: new Map() };

const keyOf = (unit: Unit, edition: string): string => `${unitKey(unit)} ${edition}`;

/** One per mounted remote: what it has goes when the remote goes. */
export function createPassageSource({ text, translation, verify }: Sources): PassageSource {
  const passages = new Map<string, Passage>();
  const texts = new Map<number, TextFile>();
  /** Arabic of whole surahs that came in the page, and was not checked yet. */
  const unchecked = new Map<number, readonly string[]>();
  const latest = new Map<string, Passage>();
  const cache = (passage: Passage): Passage => {
    passages.set(keyOf(passage.unit, passage.edition.id), passage);
    latest.set(unitKey(passage.unit), passage);
    return passage;
  };
  const loadText = async (surah: number, signal: AbortSignal): Promise<void> => {
    if (!texts.has(surah)) texts.set(surah, await text(surah, signal));
  };
  return {
    peek: (unit, edition) => passages.get(keyOf(unit, edition)) ?? null,
    peekAny: (unit) => latest.get(unitKey(unit)) ?? null,
    add: (passage) => {
      cache(passage);
      const whole = wholeSurah(passage);
      if (whole === null) return;
      unchecked.set(whole.surah, whole.arabic);
      if (passage.edition.id === DEFAULT_EDITION.id) texts.set(whole.surah, whole);
    },
    isGenuine: async (unit) => {
      const surah = unit.kind === 'chapter' ? unit.number : 0;
      const arabic = unchecked.get(surah);
      unchecked.delete(surah);
      if (arabic === undefined || (await (await verify())(surah, arabic))) return true;
      texts.delete(surah);
      for (const known of [passages, latest]) {
        for (const [key, { groups }] of known) if (groups[0]?.surah === surah) known.delete(key);
      }
      return false;
    },
    load: async (unit, edition, signal) => {
      const surahs = surahsOfUnit(unit);
      const [words] = await Promise.all([
        edition === DEFAULT_EDITION.id ? BUILT_IN : translation(edition, surahs, signal),
        ...surahs.map((surah) => loadText(surah, signal)),
      ]);
      return cache(composePassage(unit, texts, words));
    },
  };
}

/** The text file that a whole surah on the page stands for; null when it is a part of one. */
function wholeSurah({ groups }: Passage): TextFile | null {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0) return null;
  if (group.verses.length !== SURAHS[group.surah - 1]?.versesCount) return null;
  const { surah, basmala, verses } = group;
  return {
    surah,
    basmala,
    arabic: verses.map(({ arabic }) => arabic),
    translation: verses.map((verse) => verse.translation),
    sajdas: Object.fromEntries(
      verses.flatMap(({ ayah, sajda }) => (sajda === null ? [] : [[ayah, sajda]])),
    ),
  };
}
