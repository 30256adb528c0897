import { boundsOf, isIn } from './order.ts';
import type { Landing, Player, Step, Track } from './player.ts';
import { goTo, unchanged } from './sound.ts';
import { seek } from './transport.ts';

/**
 * So many seconds on or back. What goes over an end of the verse is carried into its neighbour (ruling B7),
 * up to the ends of what is played.
 */
export function jump(player: Player, by: number): Step {
  const { track } = player;
  if (track === null || by === 0 || !Number.isFinite(by)) return unchanged(player);
  const to = track.position + by;
  if (to < 0) return carry(player, track, { fromEnd: -to }) ?? seek(player, 0);
  const { duration } = track;
  if (duration === null || to < duration) return seek(player, to);
  return carry(player, track, { fromStart: to - duration }) ?? seek(player, duration);
}

/** Into the verse after, or before; null where what is played ends. */
function carry(player: Player, track: Track, landing: Landing): Step | null {
  const ayah = track.ayah + ('fromStart' in landing ? 1 : -1);
  if (!isIn(boundsOf(track), ayah)) return null;
  const { player: next, commands } = goTo(player, { ayah, span: track.span }, landing);
  return {
    player: next,
    commands: track.resting ? [{ do: 'wake' }, ...commands] : commands,
  };
}

/** Where to begin in a verse whose length is known now; in a neighbour where a jump leads further. */
export function land(player: Player, track: Track, duration: number): Step {
  const known = { ...track, duration };
  // Better known now than it was; whoever listens is past the beginning.
  if (track.duration !== null) return unchanged({ ...player, track: known });
  const on = overshoot(track.landing, duration);
  const carried = on === null ? null : carry(player, known, on);
  if (carried !== null) return carried;
  const position = Math.min(duration, Math.max(0, landingPlace(track.landing, duration)));
  return {
    player: { ...player, track: { ...known, position, landing: { at: position } } },
    commands: position > 0 ? [{ do: 'seek', to: position }] : [],
  };
}

/** What of a jump is left behind the other end of a verse; null when it ends in it. */
function overshoot(landing: Landing, duration: number): Landing | null {
  if ('at' in landing) return null;
  if ('fromStart' in landing) {
    return landing.fromStart < duration ? null : { fromStart: landing.fromStart - duration };
  }
  return landing.fromEnd <= duration ? null : { fromEnd: landing.fromEnd - duration };
}

function landingPlace(landing: Landing, duration: number): number {
  if ('at' in landing) return landing.at;
  return 'fromStart' in landing ? landing.fromStart : duration - landing.fromEnd;
}
