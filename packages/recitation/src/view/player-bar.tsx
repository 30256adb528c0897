import type { ReactNode } from 'react';
import { nextRepeat, SPEEDS } from '../core/choosing.ts';
import { REPEAT_COUNTS } from '../core/options.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { Jump, PlayButton, Steps } from './controls.tsx';
import { PlayerIcon } from './player-icon.tsx';
import { messages } from './messages.ts';
import { NowPlaying } from './now-playing.tsx';
import pills from './pill.module.css';
import styles from './player.module.css';
import type { PlayerBarProps } from './player-props.ts';
import { Remedy } from './remedy.tsx';
import { Seek } from './seek.tsx';
import { usePlayer } from './use-player.ts';

type Props = PlayerBarProps & {
  /** The way to what the bar has no room for; null where there is none. */
  more: ReactNode;
  children?: ReactNode;
};

/** The player at the foot of a text, as much of it as there is room for. */
export function PlayerBar(props: Props) {
  const { player, onFollow } = props;
  return (
    <section className={styles.region} aria-label={messages.region} data-player="">
      {onFollow !== null && (
        <button
          type="button"
          className={styles.follow}
          onClick={onFollow}
          title={messages.followHint}
        >
          <PlayerIcon name="follow" />
          {messages.follow}
        </button>
      )}
      <div className={styles.bar}>
        <Progress player={player} />
        <Remedy player={player} onReciter={props.onReciter} />
        <div className={styles.wide}>
          <Seek player={player} />
        </div>
        <div className={styles.line}>
          <NowPlaying player={player} reciter={props.reciter} notice={props.notice} />
          <div className={styles.transport}>
            <span className={styles.wide}>
              <Jump player={player} by={-1} />
            </span>
            <Steps player={player}>
              <PlayButton player={player} onBegin={props.onBegin} />
            </Steps>
            <span className={styles.wide}>
              <Jump player={player} by={1} />
            </span>
          </div>
          <div className={styles.quick}>
            <span className={styles.wide}>
              <Quick player={player} onChoose={props.onChoose} />
            </span>
            {props.more}
          </div>
        </div>
      </div>
      {props.children}
    </section>
  );
}

/** How far the verse has been heard, where there is no room for more. */
function Progress({ player }: { player: RecitationPlayer }) {
  const share = usePlayer(player, ({ track }) =>
    track?.duration == null || track.duration === 0 ? 0 : track.position / track.duration,
  );
  return (
    <div className={styles.progress} aria-hidden="true">
      <div style={{ scale: `${Math.min(1, share)} 1` }} />
    </div>
  );
}

/** What is changed often, where there is room for it. */
function Quick({ player, onChoose }: Pick<PlayerBarProps, 'player' | 'onChoose'>) {
  const { repeat, count, speed } = usePlayer(player, (it) => it.options);
  const speeds = (SPEEDS as readonly number[]).includes(speed) ? SPEEDS : [...SPEEDS, speed];
  return (
    <>
      <button
        type="button"
        className={pills.pill}
        aria-keyshortcuts="R"
        onClick={() => onChoose({ repeat: nextRepeat(repeat) })}
      >
        <span className={pills.caption}>{messages.repeat}</span> {messages.repeats[repeat]}
      </button>
      <QuickSelect
        label={messages.count}
        caption={messages.each}
        values={REPEAT_COUNTS}
        value={count}
        nameOf={messages.times}
        onChoose={(it) => onChoose({ count: it })}
      />
      <QuickSelect<number>
        label={messages.speed}
        caption={messages.speed}
        values={speeds}
        value={speed}
        nameOf={messages.speedName}
        onChoose={(it) => onChoose({ speed: it })}
      />
    </>
  );
}

type SelectProps<T extends number> = {
  label: string;
  caption: string;
  values: readonly T[];
  value: T;
  nameOf: (value: T) => string;
  onChoose: (value: T) => void;
};

function QuickSelect<T extends number>(props: SelectProps<T>) {
  const { label, caption, values, value, nameOf, onChoose } = props;
  return (
    <span className={pills.pill}>
      <span className={pills.caption} aria-hidden="true">
        {caption}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = values.find((it) => `${it}` === target.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((it) => (
          <option key={it} value={it}>
            {nameOf(it)}
          </option>
        ))}
      </select>
    </span>
  );
}
