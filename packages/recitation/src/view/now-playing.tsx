import type { RecitationPlayer } from '../driver/create-player.ts';
import { messages } from './messages.ts';
import styles from './player.module.css';
import { usePlayer } from './use-player.ts';
import { nameOfAyah, numberInSurah } from './verse-name.ts';

type Props = { player: RecitationPlayer; reciter: string; notice: string | null };

/** What is heard, by whom, and how it stands. */
export function NowPlaying({ player, reciter, notice }: Props) {
  const ayah = usePlayer(player, (it) => it.track?.ayah ?? null);
  // A stall in the middle has a sign of its own; words that come and go would disturb.
  const loading = usePlayer(player, (it) => it.status === 'loading' && it.track?.duration == null);
  const resting = usePlayer(player, (it) => it.track?.resting ?? false);
  const round = usePlayer(player, (it) => it.track?.round ?? 1);
  const count = usePlayer(player, (it) => it.options.count);
  const trouble = usePlayer(player, (it) => it.trouble);
  const isAgain = count > 1 && ayah !== null;
  return (
    <div className={styles.now}>
      <span className={styles.title}>{ayah === null ? reciter : nameOfAyah(ayah)}</span>
      {trouble === null && (
        <span className={styles.detail}>
          {ayah === null
            ? (notice ?? messages.idle)
            : resting
              ? messages.resting
              : loading
                ? messages.loading
                : reciter}
          {isAgain && ` · ${messages.round(round, count)}`}
        </span>
      )}
      <span role="alert" className={styles.trouble}>
        {trouble !== null && messages.trouble(trouble.kind, numberInSurah(trouble.ayah))}
      </span>
    </div>
  );
}
