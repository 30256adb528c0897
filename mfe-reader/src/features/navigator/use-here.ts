import type { VerseId } from '@fahm/quran/reference.ts';
import { useServices } from '../../lib/services.ts';
import { useStore } from '../../lib/store.ts';

/** The verse at the top of the screen; on pages without text, the one that was read last; else null. */
export function useHere(): VerseId | null {
  const { reading, progress } = useServices();
  const top = useStore(reading, (it) => it?.top ?? null);
  const last = useStore(progress, (it) => it.lastRead);
  return top ?? last;
}
