import { verseByGlobalNumber } from '@fahm/quran/reference.ts';
import type { RecitationPlayer } from '@fahm/recitation/driver/create-player.ts';
import { isIn } from '@fahm/recitation/core/order.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { verseKey } from '../../lib/passage.ts';
import { unitPath, versePath } from '../../lib/paths.ts';
import { type Services, useServices } from '../../lib/services.ts';
import { useStore } from '../../lib/store.ts';
import type { Unit } from '../../lib/unit.ts';
import { onHandScroll } from './hand-scroll.ts';
import { bringIntoView } from './into-view.ts';
import { spanOfUnit, unitAround } from './spans.ts';
import { useAyah } from './use-ayah.ts';

/**
 * Marks the verse that is heard, and keeps it on the screen: each is scrolled to once (ruling B6). Whoever
 * scrolls by hand, or goes elsewhere, is left alone, until the next beginning: `begun` counts them. Answers
 * the function that takes it up again; null where there is nothing to take up.
 */
export function useFollowing(player: RecitationPlayer, begun: number): (() => void) | null {
  const services = useServices();
  const ayah = useAyah(player);
  const unit = useStore(services.reading, (it) => it?.passage.unit ?? null);
  const [letGo, setLetGo] = useState<number | null>(null);
  const follows = letGo !== begun;
  const leave = useCallback(() => setLetGo(begun), [begun]);
  usePlayingFlag(services, ayah);
  useEffect(() => onHandScroll(leave), [leave]);
  const shown = ayah !== null && unit !== null && isIn(spanOfUnit(unit), ayah);
  usePageTurns(services, { ayah, unit, follows, leave });
  useEffect(() => {
    if (shown && follows && ayah !== null) return bringIntoView(keyOf(ayah));
  }, [shown, follows, ayah]);
  const follow = useCallback(() => {
    setLetGo(null);
    const here = services.reading.read()?.passage.unit ?? null;
    const at = player.read().track?.ayah ?? null;
    if (at === null || (here !== null && isIn(spanOfUnit(here), at))) return;
    const verse = verseByGlobalNumber(at);
    if (verse !== null) services.host.navigate(versePath(verse.surah, verse.ayah));
  }, [services, player]);
  return ayah === null || (follows && shown) || (follows && unit === null) ? null : follow;
}

function keyOf(ayah: number): string {
  const verse = verseByGlobalNumber(ayah);
  return verse === null ? '' : verseKey(verse.surah, verse.ayah);
}

function usePlayingFlag({ flags }: Services, ayah: number | null): void {
  useEffect(() => {
    if (ayah === null) return;
    const key = keyOf(ayah);
    flags.change(key, { playing: true });
    return () => flags.change(key, { playing: false });
  }, [flags, ayah]);
}

type Turning = {
  ayah: number | null;
  unit: Unit | null;
  follows: boolean;
  leave: () => void;
};

/** Turns the page when the recitation leaves it; lets go when the listener is the one who leaves. */
function usePageTurns({ host }: Services, { ayah, unit, follows, leave }: Turning): void {
  const before = useRef({ ayah, unit });
  useEffect(() => {
    const last = before.current;
    before.current = { ayah, unit: unit ?? last.unit };
    if (ayah === null || unit === null || isIn(spanOfUnit(unit), ayah) || !follows) return;
    const wasHere = last.ayah !== null && isIn(spanOfUnit(unit), last.ayah);
    const verse = verseByGlobalNumber(ayah);
    if (!wasHere || last.ayah === ayah || verse === null) return leave();
    if (unit.kind === 'verse') return host.navigate(versePath(verse.surah, verse.ayah));
    host.navigate(unitPath(unitAround(verse, unit.kind)));
  }, [host, ayah, unit, follows, leave]);
}
