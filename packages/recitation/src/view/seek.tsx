import { Slider } from '@fahm/ui/fields/slider.tsx';
import { useRef, useState } from 'react';
import type { RecitationPlayer } from '../driver/create-player.ts';
import { messages } from './messages.ts';
import styles from './seek.module.css';
import { usePlayer } from './use-player.ts';
import { clock } from './verse-name.ts';

/** The place in the verse, which can be moved once its length is known. */
export function Seek({ player }: { player: RecitationPlayer }) {
  const position = usePlayer(player, (it) => it.track?.position ?? 0);
  const duration = usePlayer(player, (it) => it.track?.duration ?? null);
  // While it is being dragged the thumb is the listener's; the sound follows once it is let go.
  const [dragged, setDragged] = useState<number | null>(null);
  const held = useRef(false);
  const seek = (to: number) => player.send({ type: 'seek', to });
  const letGo = (to: number) => {
    if (!held.current) return;
    held.current = false;
    setDragged(null);
    seek(to);
  };
  const value = dragged ?? position;
  const length = duration ?? 0;
  const words = messages.positionText(clock(value), clock(length));
  return (
    <div className={styles.seek} onPointerDown={() => (held.current = true)}>
      <span className={styles.time} aria-hidden="true">
        {clock(value)}
      </span>
      <Slider
        quiet
        label={messages.position}
        value={Math.min(value, length)}
        min={0}
        max={length === 0 ? 1 : length}
        step={1}
        valueText={words}
        disabled={duration === null}
        onChange={(to) => (held.current ? setDragged(to) : seek(to))}
        onCommit={letGo}
      />
      <span className={styles.time} aria-hidden="true">
        {clock(length)}
      </span>
    </div>
  );
}
