import { boundsOf, isIn, itemAfter } from './order.ts';
import type { Intent, Player, Step } from './player.ts';
import { goTo, sound, trackAt, unchanged } from './sound.ts';

type Listen = Extract<Intent, { type: 'listen' }>;

/** Begins at a verse of a span. A verse outside the span begins at its first. */
export function listen(player: Player, { span, ayah, following = null }: Listen): Step {
  const item = { span, ayah: isIn(span, ayah) ? ayah : span.first };
  const track = trackAt({ ...player, track: null }, item);
  return sound(player, { ...track, following }, wake(player));
}

/** Goes on with what is there; does nothing where nothing was chosen. */
export function play(player: Player): Step {
  const { status, track } = player;
  if (track === null || status === 'playing' || status === 'loading') return unchanged(player);
  if (status === 'error' || !track.requested) {
    return sound(player, { ...track, failed: [], bitrate: firstBitrate(player, track.bitrate) });
  }
  return { player: { ...player, status: 'loading' }, commands: [{ do: 'resume' }] };
}

const firstBitrate = ({ options }: Player, otherwise: number): number =>
  options.source.bitrates[0] ?? otherwise;

const wake = ({ track }: Player) => (track?.resting === true ? [{ do: 'wake' } as const] : []);

export function pause(player: Player): Step {
  const { status, track } = player;
  if (track === null || (status !== 'playing' && status !== 'loading')) return unchanged(player);
  // Who pauses in the silence before a repetition goes on with the repetition.
  const rested = track.resting ? { ...track, resting: false, position: 0 } : track;
  return {
    player: { ...player, status: 'paused', track: rested },
    commands: [...wake(player), { do: 'pause' }, ...(track.resting ? [SEEK_START] : [])],
  };
}

const SEEK_START = { do: 'seek', to: 0 } as const;

export function stop(player: Player): Step {
  return {
    player: { ...player, status: 'idle', track: null, trouble: null },
    commands: [...wake(player), { do: 'silence' }],
  };
}

/** To the next verse or the one before, within what is played; does nothing where there is none. */
export function move(player: Player, by: -1 | 1): Step {
  const { track } = player;
  if (track === null) return unchanged(player);
  const { first } = boundsOf(track);
  const item =
    by === 1
      ? itemAfter(player, track)
      : { span: track.span, ayah: Math.max(first, track.ayah - 1) };
  if (item === null) return unchanged(player);
  const { player: next, commands } = goTo(player, item);
  const crossed = item.span === track.span ? [] : [{ do: 'cross', span: item.span } as const];
  return { player: next, commands: [...wake(player), ...commands, ...crossed] };
}

/** To a place in the current verse, clamped to its length (spec 5.8). */
export function seek(player: Player, to: number): Step {
  const { track } = player;
  if (track === null || Number.isNaN(to)) return unchanged(player);
  const { duration } = track;
  const position = Math.min(Math.max(0, to), duration ?? Math.max(0, to));
  if (!track.requested || duration === null) {
    const landing = { at: position };
    return unchanged({ ...player, track: { ...track, position, landing } });
  }
  const heard = track.resting ? [{ do: 'wake' } as const, { do: 'resume' } as const] : [];
  return {
    player: { ...player, track: { ...track, position, resting: false } },
    commands: [{ do: 'seek', to: position }, ...heard],
  };
}
