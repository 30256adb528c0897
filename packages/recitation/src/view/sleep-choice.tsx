import type { Sleep } from '../core/player.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { Segments } from './choices.tsx';
import { messages } from './messages.ts';
import { usePlayer } from './use-player.ts';

const MINUTES = [15, 30, 60] as const;
const MINUTE_MS = 60_000;

type Chosen = 'off' | '15' | '30' | '60' | 'end';
const VALUES: readonly Chosen[] = ['off', '15', '30', '60', 'end'];

function nameOf(value: Chosen): string {
  if (value === 'off') return messages.sleepOff;
  return value === 'end' ? messages.sleepEnd : messages.sleepMinutes(Number(value));
}

const sleepOf = (value: Chosen, now: number): Sleep =>
  value === 'off' || value === 'end'
    ? { kind: value }
    : { kind: 'at', at: now + Number(value) * MINUTE_MS };

/** Minutes that are left, rounded up. */
const minutesTo = (at: number): number => Math.ceil((at - Date.now()) / MINUTE_MS);

/** Silence after a while, never in the middle of a verse. */
export function SleepChoice({ player }: { player: RecitationPlayer }) {
  const sleep = usePlayer(player, (it) => it.sleep);
  // The state is told of every moment that is heard: what is left is written anew each minute.
  const left = usePlayer(player, () => (sleep.kind === 'at' ? minutesTo(sleep.at) : 0));
  const closest = MINUTES.find((minutes) => left <= minutes);
  const value: Chosen = sleep.kind === 'at' ? (`${closest ?? 60}` as Chosen) : sleep.kind;
  return (
    <Segments<Chosen>
      label={messages.sleep}
      values={VALUES}
      value={value}
      nameOf={nameOf}
      onChoose={(it) => player.send({ type: 'sleep', sleep: sleepOf(it, Date.now()) })}
      hint={
        sleep.kind === 'at'
          ? `${messages.sleepsIn(left)}. ${messages.sleepHint}`
          : messages.sleepHint
      }
    />
  );
}
