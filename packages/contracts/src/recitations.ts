import type { Edition } from './quran.ts';

// Free of zod, so that the player loads no schema library.

/** Qualities of recitations in kbit/s ([9.8]). */
export const BITRATES = [64, 128, 192] as const;
export type Bitrate = (typeof BITRATES)[number];

export const DEFAULT_BITRATE: Bitrate = 128;
export const DEFAULT_RECITER = 'ar.alafasy';

/** What is tried when the quality that was asked for really fails ([4.9]). */
const FALLBACK_ORDER: readonly Bitrate[] = [128, 64, 192];

/** A recitation as /api/quran/editions answers it ([3.9]). */
export type AudioEdition = Edition & {
  /** Qualities there are, lowest first; never empty. */
  availableBitrates: readonly Bitrate[];
  /** Whether its rights, or the operator, allow keeping files on the device. */
  downloadable: boolean;
};

/** Where the file of a verse is, on our own origin. `ayah`: 1 to 6236, counted through the Qur'an. */
export const audioPath = (bitrate: Bitrate, edition: string, ayah: number): string =>
  `/audio/${bitrate}/${edition}/${ayah}.mp3`;

/**
 * Qualities in the order to try them: the wanted one, then 128, 64, 192, each only if it is there.
 * When nothing is known of the edition, all of them.
 */
export function bitratesToTry(wanted: Bitrate, available: readonly Bitrate[]): Bitrate[] {
  const order = new Set([wanted, ...FALLBACK_ORDER]);
  if (available.length === 0) return [...order];
  return [...order].filter((bitrate) => available.includes(bitrate));
}
