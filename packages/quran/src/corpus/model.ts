/** A place where the reader is invited, or in some schools obliged, to prostrate. */
export type Sajda = 'recommended' | 'obligatory';

export type Verse = {
  /** 1 to the length of the surah. */
  ayah: number;
  /** Stored as built: never normalise it, and never compare it with typed text. No ayah-end sign. */
  arabic: string;
  translation: string;
  /** 1 to 30. */
  juz: number;
  /** 1 to 604, Madani layout. */
  page: number;
  /** 1 to 240. */
  hizbQuarter: number;
  /** 1 to 556, counted through the whole text. */
  ruku: number;
  /** 1 to 7. */
  manzil: number;
  sajda: Sajda | null;
};

export type SurahText = {
  surah: number;
  /** Shown above verse 1; `null` for surah 1 (it is verse 1) and surah 9 (it has none). */
  basmala: string | null;
  verses: Verse[];
};
