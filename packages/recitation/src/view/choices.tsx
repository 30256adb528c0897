import { Radio, RadioGroup } from '@fahm/ui/fields/radio-group.tsx';
import type { ReactNode } from 'react';
import { SPEEDS } from '../core/choosing.ts';
import {
  REPEAT_COUNTS,
  REPEAT_PAUSES,
  REPEATS,
  type RepeatCount,
  type RepeatPause,
  type Repeat,
} from '../core/options.ts';
import type { Options } from '../core/player.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { messages } from './messages.ts';
import styles from './choices.module.css';
import { usePlayer } from './use-player.ts';

/** What people choose once and expect to find again. */
export type Choices = Pick<Options, 'repeat' | 'count' | 'pause' | 'speed'>;

type Props = { player: RecitationPlayer; onChoose: (changed: Partial<Choices>) => void };

type GroupProps<T extends string | number> = {
  label: string;
  values: readonly T[];
  value: T;
  nameOf: (value: T) => string;
  onChoose: (value: T) => void;
  hint?: ReactNode;
};

/** One of a few values that stand beside each other. */
export function Segments<T extends string | number>(props: GroupProps<T>) {
  const { label, values, value, nameOf, onChoose, hint } = props;
  const chosen = (text: string) => values.find((it) => `${it}` === text);
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{label}</h3>
      <RadioGroup
        label={label}
        variant="segments"
        value={values.includes(value) ? `${value}` : null}
        onChange={(text) => {
          const next = chosen(text);
          if (next !== undefined) onChoose(next);
        }}
      >
        {values.map((it) => (
          <Radio key={it} value={`${it}`}>
            {nameOf(it)}
          </Radio>
        ))}
      </RadioGroup>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </section>
  );
}

/** Repetition and speed. */
export function PlayingChoices({ player, onChoose }: Props) {
  const { repeat, count, pause, speed } = usePlayer(player, (it) => it.options);
  return (
    <>
      <Segments<Repeat>
        label={messages.repeat}
        values={REPEATS}
        value={repeat}
        nameOf={(it) => messages.repeats[it]}
        onChoose={(it) => onChoose({ repeat: it })}
        hint={messages.repeatHint(repeat, count)}
      />
      <Segments<RepeatCount>
        label={messages.count}
        values={REPEAT_COUNTS}
        value={count}
        nameOf={messages.times}
        onChoose={(it) => onChoose({ count: it })}
      />
      <Segments<RepeatPause>
        label={messages.pauses}
        values={REPEAT_PAUSES}
        value={pause}
        nameOf={messages.pauseName}
        onChoose={(it) => onChoose({ pause: it })}
      />
      <Segments<number>
        label={messages.speed}
        values={SPEEDS}
        value={speed}
        nameOf={(it) => `${it}`}
        onChoose={(it) => onChoose({ speed: it })}
        hint={(SPEEDS as readonly number[]).includes(speed) ? undefined : messages.speedName(speed)}
      />
    </>
  );
}
