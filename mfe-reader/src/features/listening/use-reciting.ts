import { audioPath } from '@fahm/contracts/audio/recitation-files.ts';
import type { Bitrate } from '@fahm/contracts/audio/recitations.ts';
import { globalNumber, verseByGlobalNumber, type VerseId } from '@fahm/quran/reference.ts';
import { createPlayer, type RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import type { Span } from '@fahm/recitation/core/player.ts';
import { useCallback, useEffect, useState } from 'react';
import { type Services, useServices } from '../../lib/services.ts';
import type { Unit } from '../../lib/unit.ts';
import { optionsOf } from './options.ts';
import { spanAfter, spanOfUnit, unitAround } from './spans.ts';

export type Reciting = {
  player: RecitationPlayer;
  /** Begins with the page that is open: at its verse, at `from`, or at the top of the screen. */
  begin: (from?: VerseId) => void;
  /** What has been heard to its end last; null once something else is. */
  ended: Span | null;
  /** How often something was begun. */
  begun: number;
};

const address = (file: { edition: string; bitrate: number; ayah: number }): string =>
  audioPath(file.bitrate as Bitrate, file.edition, file.ayah);

const NOTHING = { ended: null, begun: 0 };

/** A player of this page's own, for as long as audio is on. */
export function useReciting(): Reciting {
  const services = useServices();
  const [{ ended, begun }, setCourse] = useState<Pick<Reciting, 'ended' | 'begun'>>(NOTHING);
  const [{ player, begin, follow }] = useState(() =>
    createReciting(services, (span) => setCourse((it) => ({ ...it, ended: span }))),
  );
  useEffect(() => services.settings.subscribe(follow), [services, follow]);
  useEffect(() => {
    services.player.write(player);
    return () => {
      services.player.write(null);
      player.send({ type: 'stop' });
    };
  }, [services, player]);
  const start = useCallback(
    (from?: VerseId) => {
      setCourse((it) => ({ ended: null, begun: it.begun + 1 }));
      begin(from);
    },
    [begin],
  );
  useWishes(services, start);
  return { player, begin: start, ended, begun };
}

function createReciting(services: Services, onEnd: (span: Span) => void) {
  /** What is heard, as the page that was open cuts it. */
  let heard: Unit | null = null;
  const goesOn = () => heard !== null && services.settings.read().goOn;
  const following = () => (heard === null || !goesOn() ? null : spanAfter(heard));
  const player = createPlayer({
    options: optionsOf(services.settings.read()),
    address,
    onEnd,
    onCross: (span) => {
      const kind = heard === null || heard.kind === 'verse' ? 'chapter' : heard.kind;
      const verse = verseByGlobalNumber(span.first);
      heard = verse === null ? null : unitAround(verse, kind);
      return following();
    },
  });
  const begin = (from?: VerseId) => {
    const reading = services.reading.read();
    if (reading === null) return;
    heard = reading.passage.unit;
    const start = from ?? (heard.kind === 'verse' ? heard : reading.top);
    const span = spanOfUnit(heard);
    const ayah = globalNumber(start) ?? span.first;
    player.send({ type: 'listen', span, ayah, following: following() });
  };
  /** Tells the player what its settings have become. */
  const follow = () => {
    player.send({ type: 'options', changed: optionsOf(services.settings.read()) });
    player.send({ type: 'following', following: following() });
  };
  return { player, begin, follow };
}

/** "Play from here", which may have been asked for before this code was there. */
function useWishes({ toHear, reading }: Services, begin: (from: VerseId) => void): void {
  useEffect(() => {
    const take = () => {
      const verse = toHear.read();
      if (verse === null || reading.read() === null) return;
      toHear.write(null);
      begin(verse);
    };
    take();
    return toHear.subscribe(take);
  }, [toHear, reading, begin]);
}
