import { useCallback } from 'react';
import type { PassageSource } from '../features/passage/passage-source.ts';
import { DEFAULT_EDITION } from '../lib/text/default-edition.ts';
import { findVerse } from '../lib/passage.ts';
import { useServices } from '../lib/services.ts';
import { useStore } from '../lib/store.ts';
import type { LoadVerse } from '../lib/text/verse-text.ts';

/** Verses in the chosen translation, or in the built-in one where that cannot be had. */
export function useLoadVerse(source: PassageSource): LoadVerse {
  const { settings } = useServices();
  const edition = useStore(settings, (it) => it.translationId ?? DEFAULT_EDITION.id);
  return useCallback<LoadVerse>(
    async (verse, signal) => {
      const get = (id: string) => source.load({ kind: 'verse', ...verse }, id, signal);
      const passage = await get(edition).catch(() => get(DEFAULT_EDITION.id));
      const found = findVerse(passage, verse);
      if (found === null) throw new Error('A verse’s own page lacks it');
      return { arabic: found.arabic, translation: found.translation, edition: passage.edition };
    },
    [source, edition],
  );
}
