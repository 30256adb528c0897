import type { Surah } from '@fahm/quran/surahs.ts';
import { createPlayer } from '@fahm/recitation/driver/create-player.ts';
import { bindMediaSession } from '@fahm/recitation/driver/media-session.ts';
import { PlayerBar } from '@fahm/recitation/view/player-bar.tsx';
import { nameOfAyah } from '@fahm/recitation/view/verse-name.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { addressOf, RECITER_NAME, spanOfSurah, startOptions } from '../listening-options.ts';
import { messages } from '../messages.ts';

/** From which verse to listen; a new object is a new wish, even for the same verse. */
export type ListenWish = { ayah: number };

type Props = {
  surah: Surah;
  wish: ListenWish;
  /** Tells the number of the verse that is heard; null when none is. */
  onVerse: (ayah: number | null) => void;
};

/** The player under the text. Its code, and every sound, comes when somebody asks to listen (P29). */
export function Listening({ surah, wish, onVerse }: Props) {
  const [span] = useState(() => spanOfSurah(surah));
  const [player] = useState(() =>
    createPlayer({
      options: startOptions((navigator as { connection?: { saveData?: boolean } }).connection),
      address: addressOf,
    }),
  );
  useEffect(() => {
    player.send({ type: 'listen', span, ayah: span.first + wish.ayah - 1 });
    return () => player.send({ type: 'stop' });
  }, [player, span, wish]);
  useEffect(
    () =>
      bindMediaSession(player, (ayah) => ({
        title: nameOfAyah(ayah),
        artist: RECITER_NAME,
        album: messages.album,
      })),
    [player],
  );
  const read = () => player.read().track?.ayah ?? null;
  const heard = useSyncExternalStore(player.subscribe, read, read);
  useEffect(() => {
    onVerse(heard === null ? null : heard - span.first + 1);
    return () => onVerse(null);
  }, [heard, span, onVerse]);
  return (
    <PlayerBar
      player={player}
      reciter={RECITER_NAME}
      notice={null}
      onBegin={() => player.send({ type: 'listen', span, ayah: span.first })}
      onChoose={(changed) => player.send({ type: 'options', changed })}
      onFollow={null}
      more={null}
    />
  );
}
