import {
  type Command,
  idlePlayer,
  type Intent,
  type Options,
  type Player,
  type PlayerEvent,
  type Span,
} from '../core/player.ts';
import { step } from '../core/step.ts';
import { Deck } from './deck.ts';
import { diagnose } from './diagnose.ts';

export type PlayerSettings = {
  options: Options;
  /** Address of a file on our own origin; `ayah` is a global number. */
  address: (file: { edition: string; bitrate: number; ayah: number }) => string;
  /** All that was to be played has been. */
  onEnd?: (span: Span) => void;
  /** What follows has begun; answers what follows that. */
  onCross?: (span: Span) => Span | null;
};

export type RecitationPlayer = {
  read: () => Player;
  subscribe: (listener: () => void) => () => void;
  send: (intent: Intent) => void;
  /** Silence, and no more events. */
  dispose: () => void;
};

/** A player that sounds. Asks for nothing until it is told to listen (goal P29). */
export function createPlayer({
  options,
  address,
  onEnd,
  onCross,
}: PlayerSettings): RecitationPlayer {
  let player = idlePlayer(options);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const waiting: PlayerEvent[] = [];

  const url = (file: { ayah: number; bitrate: number }) =>
    address({ ...file, edition: player.options.source.edition });
  const deck = new Deck(url, (event) => take(event));

  const doings: { [C in Command as C['do']]: (command: C) => void } = {
    sound: (file) => deck.sound(file),
    resume: () => deck.resume(),
    again: () => deck.again(),
    pause: () => deck.pause(),
    silence: () => deck.silence(),
    seek: ({ to }) => deck.seek(to),
    speed: ({ speed }) => deck.setSpeed(speed),
    preload: (file) => deck.preload(file),
    rest: ({ ms }) => (rest = setTimeout(() => take({ type: 'rested', now: Date.now() }), ms)),
    wake: () => clearTimeout(rest),
    diagnose: (file) =>
      void diagnose(url(file)).then((kind) => take({ type: 'diagnosed', ayah: file.ayah, kind })),
    cross: ({ span }) => take({ type: 'following', following: onCross?.(span) ?? null }),
    end: ({ span }) => onEnd?.(span),
  };

  /** One event after the other, though carrying out what one asks for brings on the next. */
  function take(event: PlayerEvent): void {
    if (waiting.push(event) > 1) return;
    try {
      for (let next = waiting[0]; next !== undefined; waiting.shift(), next = waiting[0]) {
        const after = step(player, next);
        player = after.player;
        for (const command of after.commands) carryOut(command);
      }
    } finally {
      waiting.length = 0;
    }
    for (const listener of listeners) listener();
  }

  const carryOut = (command: Command) => (doings[command.do] as (it: Command) => void)(command);

  deck.setSpeed(options.speed);
  return {
    read: () => player,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (intent) => {
      if (intent.type === 'listen' || intent.type === 'play') deck.unlock();
      take(intent);
    },
    dispose: () => {
      take({ type: 'stop' });
      listeners.clear();
    },
  };
}
