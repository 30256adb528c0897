import { useState } from 'react';
import { PlayerIcon } from './player-icon.tsx';
import { messages } from './messages.ts';
import styles from './player.module.css';
import { PlayerBar } from './player-bar.tsx';
import type { PlayerViewProps } from './player-props.ts';
import { PlayerSheet } from './player-sheet.tsx';

/** The floating player (spec 2.11.4). */
export function PlayerView(props: PlayerViewProps) {
  const [open, setOpen] = useState(false);
  const reciter = () => {
    setOpen(false);
    props.onReciter();
  };
  const more = (
    <button
      type="button"
      className={styles.control}
      aria-label={messages.expand}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    >
      <PlayerIcon name="more" />
    </button>
  );
  return (
    <PlayerBar {...props} more={more}>
      {open && <PlayerSheet {...props} onReciter={reciter} onClose={() => setOpen(false)} />}
    </PlayerBar>
  );
}
