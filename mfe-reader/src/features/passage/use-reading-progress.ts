import type { VerseId } from '@fahm/quran/reference.ts';
import { type RefObject, useEffect, useState } from 'react';
import type { Layout } from '../../lib/laid-out.ts';
import type { ReadingProgressStore } from '../../lib/reading-progress/reading-progress-store.ts';
import { rangeOfUnit, type Unit, unitKey } from '../../lib/unit.ts';
import { type Passage, verseKey, verseOfKey } from '../../lib/passage.ts';
import { rememberTop } from './use-scroll-restoration.ts';
import { watchVerses } from './watch-verses.ts';

/** Updates the reading progress from what is on the screen, and answers the verse at its top. */
export function useReadingProgress(
  root: RefObject<HTMLElement | null>,
  {
    unit,
    passage,
    layout,
    progress,
  }: {
    unit: Unit;
    passage: Passage | null;
    layout: Layout | null;
    progress: ReadingProgressStore;
  },
): VerseId {
  const [top, setTop] = useState<{ of: Passage | null; verse: VerseId }>();
  useEffect(() => {
    if (passage === null || root.current === null) return;
    let verse: VerseId | null = null;
    return watchVerses(root.current, {
      onTop: (next) => {
        verse = next;
        rememberTop(unitKey(passage.unit), verseKey(next.surah, next.ayah));
        setTop({ of: passage, verse: next });
      },
      onSeen: (keys) => {
        for (const [surah, ayahs] of bySurah(keys)) progress.see(surah, ayahs);
        if (verse !== null) progress.stand(verse);
      },
    });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another layout has other elements for its verses.
  }, [root, passage, layout, progress]);
  return top !== undefined && top.of === passage ? top.verse : rangeOfUnit(unit).start;
}

function bySurah(keys: readonly string[]): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const { surah, ayah } of keys.map(verseOfKey)) {
    groups.set(surah, [...(groups.get(surah) ?? []), ayah]);
  }
  return groups;
}
