import type { ReactNode } from 'react';
import { JUMP_SECONDS } from '../core/choosing.ts';
import { itemAfter } from '../core/order.ts';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { PlayerIcon, type IconName } from './player-icon.tsx';
import { messages } from './messages.ts';
import styles from './player.module.css';
import { usePlayer } from './use-player.ts';

type ButtonProps = {
  label: string;
  icon: IconName;
  keys?: string;
  disabled?: boolean;
  onPress: () => void;
  children?: ReactNode;
};

function ControlButton({ label, icon, keys, disabled = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      aria-keyshortcuts={keys}
      // Stays in the tab order: a button that vanishes under the focus loses it.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <PlayerIcon name={icon} />
      {children}
    </button>
  );
}

type PlayProps = { player: RecitationPlayer; onBegin: () => void };

/** Play, pause, or try again. Where nothing was chosen it begins with what the page shows. */
export function PlayButton({ player, onBegin }: PlayProps) {
  const status = usePlayer(player, (it) => it.status);
  const sounding = status === 'playing' || status === 'loading';
  const [label, icon]: [string, IconName] = sounding
    ? [messages.pause, 'pause']
    : status === 'error'
      ? [messages.retry, 'retry']
      : [messages.play, 'play'];
  const press = () => (status === 'idle' ? onBegin() : player.send({ type: 'toggle' }));
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={label}
      aria-keyshortcuts="Space"
      aria-busy={status === 'loading' || undefined}
      onClick={press}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}

/** Previous and next verse. */
export function Steps({ player, children }: { player: RecitationPlayer; children: ReactNode }) {
  const isIdle = usePlayer(player, (it) => it.track === null);
  const isLast = usePlayer(player, (it) => it.track === null || itemAfter(it, it.track) === null);
  return (
    <>
      <ControlButton
        label={messages.previous}
        icon="previous"
        disabled={isIdle}
        onPress={() => player.send({ type: 'previous' })}
      />
      {children}
      <ControlButton
        label={messages.next}
        icon="next"
        disabled={isLast}
        onPress={() => player.send({ type: 'next' })}
      />
    </>
  );
}

/** Back or forward by ten seconds. */
export function Jump({ player, by }: { player: RecitationPlayer; by: -1 | 1 }) {
  const isIdle = usePlayer(player, (it) => it.track === null);
  return (
    <ControlButton
      label={by === 1 ? messages.forward : messages.back}
      icon={by === 1 ? 'forward' : 'back'}
      keys={by === 1 ? 'L' : 'J'}
      disabled={isIdle}
      onPress={() => player.send({ type: 'jump', by: by * JUMP_SECONDS })}
    >
      <span className={styles.ten} aria-hidden="true">
        {messages.ten}
      </span>
    </ControlButton>
  );
}
