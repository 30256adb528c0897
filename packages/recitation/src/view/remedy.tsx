import { messages } from './messages.ts';
import type { PlayerBarProps } from './player-props.ts';
import styles from './player.module.css';
import { usePlayer } from './use-player.ts';

type Props = Pick<PlayerBarProps, 'player' | 'onReciter'>;

/** What to do about a verse that cannot be heard; what failed stands where the verse is named. */
export function Remedy({ player, onReciter }: Props) {
  const trouble = usePlayer(player, (it) => it.trouble);
  // Said in a place that was there before, or it is not heard.
  return (
    <div className={styles.remedy} role="status" data-trouble={trouble === null ? undefined : ''}>
      {trouble !== null && (
        <>
          <p>
            {navigator.onLine
              ? messages.remedy(trouble.kind, onReciter !== undefined)
              : messages.offline}
          </p>
          {onReciter !== undefined && (
            <button type="button" className="button" data-tone="plain" onClick={onReciter}>
              {messages.otherReciter}
            </button>
          )}
        </>
      )}
    </div>
  );
}
