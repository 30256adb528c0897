import { land } from './jump.ts';
import { isHeld, nextBitrate, itemAfter } from './order.ts';
import type { MediaEvent, Player, PlayerEvent, Step, Track } from './player.ts';
import { sound, stand, trackAt, unchanged } from './sound.ts';

type Failure = Extract<MediaEvent, { type: 'failed' | 'diagnosed' | 'ahead-failed' }>;

const FAILURES: Record<Failure['type'], true> = {
  failed: true,
  diagnosed: true,
  'ahead-failed': true,
};
const EVENTS: Record<MediaEvent['type'], true> = {
  ...FAILURES,
  ready: true,
  position: true,
  sounding: true,
  waiting: true,
  blocked: true,
  interrupted: true,
  ended: true,
  rested: true,
};

export const isMediaEvent = (event: PlayerEvent): event is MediaEvent =>
  Object.hasOwn(EVENTS, event.type);
const isFailure = (event: MediaEvent): event is Failure => Object.hasOwn(FAILURES, event.type);

/** What the files tell. Told of a verse that is no longer the current one it must not be given here. */
export function stepMedia(player: Player, event: MediaEvent): Step {
  const { track } = player;
  if (track === null) return unchanged(player);
  if (isFailure(event)) return stepFailure(player, track, event);
  switch (event.type) {
    case 'ready':
      return land(player, track, event.duration);
    case 'position':
      return unchanged({ ...player, track: { ...track, position: event.seconds } });
    case 'sounding':
      return become(player, 'loading', 'playing');
    case 'waiting':
      return track.resting ? unchanged(player) : become(player, 'playing', 'loading');
    case 'blocked':
    case 'interrupted':
      return track.resting ? unchanged(player) : unchanged({ ...player, status: 'paused' });
    case 'ended':
      return ended(player, track, event.now);
    case 'rested':
      return track.resting ? rested(player, track, event.now) : unchanged(player);
  }
}

const become = (player: Player, from: Player['status'], to: Player['status']): Step =>
  unchanged(player.status === from ? { ...player, status: to } : player);

/** The end of a verse (spec 4.9): once more, on to the next, from the beginning, or silence. */
function ended(player: Player, track: Track, now: number): Step {
  // Whoever drags a silent verse to its end does not want to hear the next one.
  const heard = player.status === 'playing' || player.status === 'loading';
  if (!heard || track.resting) return unchanged(player);
  const { sleep } = player;
  const tired = sleep.kind === 'at' && now >= sleep.at;
  if (isHeld(player, track)) {
    const next = { ...track, round: track.round + 1, position: 0 };
    if (tired) return fallAsleep(player, { ...next, requested: false });
    return repeat(player, next);
  }
  const item = itemAfter(player, track);
  if (item === null) return finish(player, track);
  const next = trackAt(player, item);
  if (tired) return fallAsleep(player, next);
  const crossed = item.span === track.span ? [] : [{ do: 'cross', span: item.span } as const];
  const { player: on, commands } = sound(player, next);
  return { player: on, commands: [...commands, ...crossed] };
}

function repeat(player: Player, track: Track): Step {
  const ms = restOf(player, track);
  if (ms === 0) return { player: { ...player, track }, commands: [{ do: 'again' }] };
  const resting = { ...track, resting: true };
  return {
    player: { ...player, status: 'playing', track: resting },
    commands: [{ do: 'rest', ms }],
  };
}

/** Milliseconds of silence before a repetition. */
function restOf({ options: { pause, speed } }: Player, { duration }: Track): number {
  return Math.round((pause === 'verse' ? (duration ?? 0) / speed : pause) * 1000);
}

function rested(player: Player, track: Track, now: number): Step {
  const { sleep } = player;
  const awake = { ...track, resting: false };
  if (sleep.kind === 'at' && now >= sleep.at) {
    return fallAsleep(player, { ...awake, requested: false });
  }
  return { player: { ...player, track: awake }, commands: [{ do: 'again' }] };
}

/** Never in the middle of a verse. Play goes on with the next one. */
function fallAsleep(player: Player, track: Track): Step {
  return stand({ ...player, sleep: { kind: 'off' } }, track);
}

function finish(player: Player, { span }: Track): Step {
  return {
    player: { ...player, status: 'idle', track: null, sleep: { kind: 'off' } },
    commands: [{ do: 'silence' }, { do: 'end', span }],
  };
}

/** Another quality, as long as there is one (spec 4.9, ruling B21); then the truth. */
function stepFailure(player: Player, track: Track, event: Failure): Step {
  switch (event.type) {
    case 'failed':
      return failed(player, track, event.why);
    case 'diagnosed': {
      const { trouble } = player;
      if (trouble?.ayah !== event.ayah) return unchanged(player);
      return unchanged({ ...player, trouble: { ...trouble, kind: event.kind } });
    }
    case 'ahead-failed':
      return aheadFailed(player, event);
  }
}

function failed(player: Player, track: Track, why: 'load' | 'playback'): Step {
  const known = [...track.failed, track.bitrate];
  const bitrate = nextBitrate(player.options.source, known);
  if (bitrate !== null) {
    const landing = { at: track.position };
    return sound(player, { ...track, bitrate, failed: known, duration: null, landing });
  }
  const { ayah } = track;
  const broken = { ...track, failed: [], requested: false, resting: false };
  const first = player.options.source.bitrates[0] ?? track.bitrate;
  return {
    player: { ...player, status: 'error', track: broken, trouble: { ayah, kind: why } },
    commands: why === 'load' ? [{ do: 'diagnose', ayah, bitrate: first }] : [],
  };
}

function aheadFailed(player: Player, event: Extract<Failure, { type: 'ahead-failed' }>): Step {
  const { ahead } = player;
  if (ahead?.ayah !== event.ayah || ahead.bitrate !== event.bitrate) return unchanged(player);
  const known = [...ahead.failed, ahead.bitrate];
  const bitrate = nextBitrate(player.options.source, known);
  if (bitrate === null) return unchanged({ ...player, ahead: { ...ahead, failed: known } });
  return {
    player: { ...player, ahead: { ...ahead, bitrate, failed: known } },
    commands: [{ do: 'preload', ayah: ahead.ayah, bitrate }],
  };
}
