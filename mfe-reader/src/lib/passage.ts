import type { VerseId } from '@fahm/quran/reference.ts';
import type { TextFile } from '@fahm/quran/text/text-file.ts';
import type { Unit } from './unit.ts';

export type Sajda = TextFile['sajdas'][string];

export type Verse = {
  /** Number of the ayah in its surah, from 1. */
  ayah: number;
  /** Uthmani text, exactly as the corpus holds it, without the ayah-end sign. */
  arabic: string;
  translation: string;
  sajda: Sajda | null;
};

/** Verses of one surah that follow each other. */
export type Group = {
  surah: number;
  /** The basmala above verse 1; null where it is a verse (1), absent (9), or the group begins later. */
  basmala: string | null;
  verses: readonly Verse[];
};

/** Whose words the translation is. */
export type Edition = {
  id: string;
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The line that names the translator and the terms. */
  credit: string;
  /** True when it stands in for the edition that was chosen. */
  failed: boolean;
};

/** What a reading page shows; all else (names, counts) are facts of its numbers. */
export type Passage = {
  unit: Unit;
  edition: Edition;
  groups: readonly Group[];
  /** Whether the server sent it as running text; absent from what was composed here. */
  sentRunning?: boolean;
};

export const verseKey = (surah: number, ayah: number): string => `${surah}:${ayah}`;

/** What `verseKey` wrote. */
export function verseOfKey(key: string): VerseId {
  const [surah = 1, ayah = 1] = key.split(':').map(Number);
  return { surah, ayah };
}

/** A verse of a passage; null when it is not in it. */
export function findVerse({ groups }: Passage, { surah, ayah }: VerseId): Verse | null {
  const group = groups.find((it) => it.surah === surah);
  return group?.verses.find((it) => it.ayah === ayah) ?? null;
}
