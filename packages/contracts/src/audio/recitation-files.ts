import type { Bitrate } from './recitations.ts';

// Free of zod, so that the player loads no schema library.

/** What is tried when the quality that was asked for really fails ([4.9]). */
const FALLBACK_ORDER: readonly Bitrate[] = [128, 64, 192];

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
