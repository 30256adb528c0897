export type Verse = {
  /** Number of the ayah in its surah, from 1. */
  ayah: number;
  /** Uthmani text, exactly as the corpus holds it, without the ayah-end sign. */
  arabic: string;
  translation: string;
  sajda: 'recommended' | 'obligatory' | null;
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

/** What a chapter page shows; all else (names, counts) are facts of the surah number. */
export type Chapter = {
  surah: number;
  /** The basmala that opens the surah; null where it is a verse (1) or absent (9). */
  basmala: string | null;
  verses: readonly Verse[];
  edition: Edition;
};

export const verseKey = (surah: number, ayah: number): string => `${surah}:${ayah}`;
