import type { Edition } from '../quran/quran.ts';

// Free of zod, and of all that only the player needs: the reader's first load carries this file.

/** Qualities of recitations in kbit/s ([9.8]). */
export const BITRATES = [64, 128, 192] as const;
export type Bitrate = (typeof BITRATES)[number];

export const DEFAULT_BITRATE: Bitrate = 128;
export const DEFAULT_RECITER = 'ar.alafasy';

/** A recitation as /api/quran/editions answers it ([3.9]). */
export type AudioEdition = Edition & {
  /** Qualities there are, lowest first; never empty. */
  availableBitrates: readonly Bitrate[];
  /** Whether its rights, or the operator, allow keeping files on the device. */
  downloadable: boolean;
};
