import { useMemo } from 'react';
import { qualitiesOf, reciterName } from '../../../lib/reciter.ts';
import { useServices } from '../../../lib/services.ts';
import { useStore } from '../../../lib/store.ts';
import type { Wanted } from './cache-recitation.ts';

/** The recitation that is listened to, of the surah that is read; nothing is asked for while audio is off. */
export function useWanted(surah: number | null): Wanted | null {
  const { settings } = useServices();
  const chosen = useStore(settings, (it) => it);
  if (surah === null || !chosen.audio) return null;
  return {
    surah,
    edition: chosen.reciter,
    reciter: reciterName(chosen),
    bitrates: qualitiesOf(chosen),
  };
}

/** How long the verses of a surah are to each other, if all of them are on the page. */
export function useLetters(surah: number | null): readonly number[] {
  const { reading } = useServices();
  const passage = useStore(reading, (it) => it?.passage ?? null);
  return useMemo(() => {
    const group = passage?.groups.find((it) => it.surah === surah);
    return group?.verses.map(({ arabic }) => arabic.length) ?? [];
  }, [passage, surah]);
}
