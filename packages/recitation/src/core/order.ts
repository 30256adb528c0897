import type { Bitrate, Player, Source, Span, Track } from './player.ts';

export type QueueItem = { ayah: number; span: Span };

/** What the current verse's end is measured by: the loop while there is one, else all that is played. */
export const boundsOf = ({ loop, span }: Track): Span => loop ?? span;

export const isIn = ({ first, last }: Span, ayah: number): boolean => ayah >= first && ayah <= last;

/** The quality after those that failed; null once all of them did (spec 4.9). */
export const nextBitrate = ({ bitrates }: Source, failed: readonly Bitrate[]): Bitrate | null =>
  bitrates.find((bitrate) => !failed.includes(bitrate)) ?? null;

/**
 * Where it goes on once the current verse has been played often enough (spec 4.9); null where it ends. A
 * loop and the mode `surah` begin again, else what follows is entered.
 */
export function itemAfter({ options, sleep }: Player, track: Track): QueueItem | null {
  const { ayah, span, following } = track;
  const bounds = boundsOf(track);
  if (ayah < bounds.last) return { ayah: ayah + 1, span };
  if (track.loop !== null) return { ayah: track.loop.first, span };
  if (sleep.kind === 'end') return null;
  if (options.repeat === 'surah') return { ayah: span.first, span };
  return following === null ? null : { ayah: following.first, span: following };
}

/** Whether the verse is to be heard once more when it ends (spec 2.11.4, 4.9). */
export function isHeld({ options: { repeat, count } }: Player, { round }: Track): boolean {
  // A count of 1 says nothing, so that the mode alone does: it stays until the listener goes on.
  if (repeat === 'ayah' && count === 1) return true;
  return round < count;
}

/** The verse that will be heard next if nobody interferes; null when it is the same one, or none. */
export function verseAhead(player: Player): number | null {
  const { track } = player;
  if (track === null || (player.options.repeat === 'ayah' && player.options.count === 1))
    return null;
  const next = itemAfter(player, track)?.ayah ?? null;
  return next === track.ayah ? null : next;
}
