import type { Repeat, RepeatCount, RepeatPause } from './options.ts';

/** Verses that follow each other, by their global numbers 1 to 6236; both ends are in it. */
export type Span = { first: number; last: number };

/** Quality of a recitation, in kbit/s. */
export type Bitrate = number;

export type Source = {
  /** Whose recitation: an edition id, `ar.alafasy`. */
  edition: string;
  /** The qualities in which it can be had, at least one, in the order in which they are tried. */
  bitrates: readonly Bitrate[];
};

export type Options = {
  repeat: Repeat;
  count: RepeatCount;
  pause: RepeatPause;
  /** 0.5 to 2. */
  speed: number;
  source: Source;
  /** False where data is to be saved: nothing is fetched before it is its turn. */
  preload: boolean;
};

/**
 * Where in a verse of unknown length to begin, in seconds: at a place of it, or where a jump leads that came
 * over its start or its end, and may lead further.
 */
export type Landing = { at: number } | { fromStart: number } | { fromEnd: number };

export type Track = {
  /** What is played through. */
  span: Span;
  /** What follows the span without a stop; null where the end of the span is the end. */
  following: Span | null;
  /** Verses to be repeated until further notice, inside the span. */
  loop: Span | null;
  /** Global number of the current verse. */
  ayah: number;
  /** The how-manieth time it is being played, from 1. */
  round: number;
  /** Seconds. */
  position: number;
  /** Seconds; null until it is known. */
  duration: number | null;
  bitrate: Bitrate;
  /** Qualities of this verse that could not be had. */
  failed: readonly Bitrate[];
  landing: Landing;
  /** False until its file has been asked for: a verse that is only passed by costs nothing. */
  requested: boolean;
  /** True in the silence before a repetition. */
  resting: boolean;
};

/** What is being fetched before its turn. */
type Ahead = { ayah: number; bitrate: Bitrate; failed: readonly Bitrate[] };

/** `missing`: nobody has this verse. `load`: it did not come through. `playback`: it came, and cannot be played. */
export type Trouble = { ayah: number; kind: 'missing' | 'load' | 'playback' };

/** When to fall silent: at the end of the verse that is heard at a time (ms since 1970), or of the span. */
export type Sleep = { kind: 'off' } | { kind: 'at'; at: number } | { kind: 'end' };

export type Player = {
  /** `loading` means: it plays as soon as there is something to hear. */
  status: 'idle' | 'loading' | 'playing' | 'paused' | 'error';
  /** Null while idle. */
  track: Track | null;
  ahead: Ahead | null;
  trouble: Trouble | null;
  sleep: Sleep;
  options: Options;
};

/** What people ask for. */
export type Intent =
  | { type: 'listen'; span: Span; following?: Span | null; ayah: number }
  | { type: 'play' | 'pause' | 'toggle' | 'next' | 'previous' | 'stop' }
  | { type: 'seek'; to: number }
  | { type: 'jump'; by: number }
  | { type: 'options'; changed: Partial<Options> }
  | { type: 'loop'; loop: Span | null }
  | { type: 'following'; following: Span | null }
  | { type: 'sleep'; sleep: Sleep };

/** What happens to the files. `now` in milliseconds since 1970. */
export type MediaEvent =
  | { type: 'ready'; duration: number }
  | { type: 'position'; seconds: number }
  | { type: 'sounding' | 'waiting' | 'blocked' }
  /** Paused by the device: a call, other headphones. */
  | { type: 'interrupted' }
  | { type: 'ended'; now: number }
  | { type: 'rested'; now: number }
  | { type: 'failed'; why: 'load' | 'playback' }
  | { type: 'diagnosed'; ayah: number; kind: Trouble['kind'] }
  | { type: 'ahead-failed'; ayah: number; bitrate: Bitrate };

export type PlayerEvent = Intent | MediaEvent;

/** What the machine wants done. */
export type Command =
  /** Sound this file; one that is ready is taken. */
  | { do: 'sound'; ayah: number; bitrate: Bitrate }
  | { do: 'resume' | 'pause' | 'silence' }
  | { do: 'seek'; to: number }
  /** The verse again, from its beginning. */
  | { do: 'again' }
  | { do: 'speed'; speed: number }
  | { do: 'preload'; ayah: number; bitrate: Bitrate }
  /** Answer `rested` after so many milliseconds. */
  | { do: 'rest'; ms: number }
  | { do: 'wake' }
  /** Answer `diagnosed`: what really keeps the file away. */
  | { do: 'diagnose'; ayah: number; bitrate: Bitrate }
  /** The span is over and another one has begun. */
  | { do: 'cross'; span: Span }
  /** All that was to be played has been. */
  | { do: 'end'; span: Span };

export type Step = { player: Player; commands: readonly Command[] };

export const idlePlayer = (options: Options): Player => ({
  status: 'idle',
  track: null,
  ahead: null,
  trouble: null,
  sleep: { kind: 'off' },
  options,
});
