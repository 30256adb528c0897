import {
  type Command,
  idlePlayer,
  type Options,
  type Player,
  type PlayerEvent,
  type Span,
} from '../src/core/player.ts';
import { step } from '../src/core/step.ts';

const OPTIONS: Options = {
  repeat: 'none',
  count: 1,
  pause: 0,
  speed: 1,
  source: { edition: 'ar.alafasy', bitrates: [128, 64] },
  preload: true,
};

/** Al-Fatihah. */
export const SPAN: Span = { first: 1, last: 7 };

export type Playing = { player: Player; commands: Command[] };

export const idle = (options: Partial<Options> = {}): Player =>
  idlePlayer({ ...OPTIONS, ...options });

/** Runs events after each other; `commands` are those of all of them. */
export function run(player: Player, ...events: PlayerEvent[]): Playing {
  const commands: Command[] = [];
  let current = player;
  for (const event of events) {
    const after = step(current, event);
    current = after.player;
    commands.push(...after.commands);
  }
  return { player: current, commands };
}

export const ready = (duration = 4): PlayerEvent[] => [
  { type: 'ready', duration },
  { type: 'sounding' },
];

/** A verse that is heard. */
export function hear(ayah: number, options: Partial<Options> = {}, span = SPAN): Player {
  return run(idle(options), { type: 'listen', span, ayah }, ...ready()).player;
}

export const ended = (now = 0): PlayerEvent => ({ type: 'ended', now });

/** The files that are sounded, by verse. */
export const sounded = (commands: readonly Command[]): number[] =>
  commands.flatMap((command) => (command.do === 'sound' ? [command.ayah] : []));
