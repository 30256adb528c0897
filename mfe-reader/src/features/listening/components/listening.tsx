import { globalNumber, verseByGlobalNumber } from '@fahm/quran/reference.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { bindMediaSession } from '@fahm/recitation/driver/media-session.ts';
import type { Span } from '@fahm/recitation/core/player.ts';
import type { Choices } from '@fahm/recitation/view/choices.tsx';
import { PlayerView } from '@fahm/recitation/view/player-view.tsx';
import { nameOfAyah } from '@fahm/recitation/view/verse-name.ts';
import { useCallback, useEffect } from 'react';
import { useServices } from '../../../lib/services.ts';
import { reciterName } from '../../../lib/reciter.ts';
import type { Settings } from '../../../lib/settings/settings.ts';
import { useStore } from '../../../lib/store.ts';
import { messages } from '../messages.ts';

import { useAyah } from '../use-ayah.ts';
import { useFollowing } from '../use-following.ts';
import { useKeys } from '../use-keys.ts';
import { useReciting } from '../use-reciting.ts';
import './listening.css';

/** The names under which the choices of the player are kept. */
function asSettings({ repeat, count, pause, speed }: Partial<Choices>): Partial<Settings> {
  return {
    ...(repeat !== undefined && { repeat }),
    ...(count !== undefined && { repeatCount: count }),
    ...(pause !== undefined && { repeatPause: pause }),
    ...(speed !== undefined && { speed }),
  };
}

/** The player over the page, while audio is on. */
export function Listening() {
  const { settings, panel, reading } = useServices();
  const { player, begin, ended, begun } = useReciting();
  const name = useStore(settings, reciterName);
  const goOn = useStore(settings, (it) => it.goOn);
  const isText = useStore(reading, (it) => it !== null);
  const isHeard = useAyah(player) !== null;
  const onFollow = useFollowing(player, begun);
  const choose = useCallback(
    (changed: Partial<Choices>) => settings.change(asSettings(changed)),
    [settings],
  );
  const onBegin = useCallback(() => begin(), [begin]);
  useKeys(player, { begin: onBegin, choose });
  useSession(player, name);
  // On pages without a text there is nothing to begin with.
  if (!isText && !isHeard) return null;
  return (
    <PlayerView
      player={player}
      reciter={name}
      notice={ended === null ? null : messages.ended(nameOfSpan(ended))}
      onBegin={onBegin}
      onChoose={choose}
      goOn={goOn}
      onGoOn={(on) => settings.change({ goOn: on })}
      onReciter={() => panel.write({ kind: 'settings', tab: 'audio' })}
      onFollow={onFollow}
    />
  );
}

function useSession(player: RecitationPlayer, reciter: string): void {
  useEffect(
    () =>
      bindMediaSession(player, (ayah) => ({
        title: nameOfAyah(ayah),
        artist: reciter,
        album: messages.album,
      })),
    [player, reciter],
  );
}

/** `Al-Fatihah` for a whole surah, else its first and its last verse. */
function nameOfSpan({ first, last }: Span): string {
  const verse = verseByGlobalNumber(first);
  const surah = verse === null ? null : surahByNumber(verse.surah);
  const whole =
    surah !== null &&
    verse?.ayah === 1 &&
    globalNumber({ surah: surah.number, ayah: surah.versesCount }) === last;
  return whole ? surah.nameEn : `${nameOfAyah(first)} – ${nameOfAyah(last)}`;
}
