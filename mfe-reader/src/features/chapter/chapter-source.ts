import { readFragment } from '@fahm/mfe-kit/fragment.ts';
import type { HostServices } from '@fahm/mfe-kit/remote.ts';
import { chapterPath } from '../../lib/paths.ts';
import type { Chapter } from './model.ts';
import { readChapter } from './read-chapter.ts';

/** The deadline of one attempt, in milliseconds; past it the page offers to try again. */
const DEADLINE_MS = 5000;

export type LoadedChapter = { chapter: Chapter; title: string };

export type ChapterSource = {
  /** A chapter already here, so that going back shows it, and its scroll position, at once. */
  peek: (surah: number) => LoadedChapter | null;
  keep: (loaded: LoadedChapter) => void;
  /** Fetches the chapter's fragment. Rejects when it cannot be had in time or is not whole. */
  load: (surah: number, signal: AbortSignal) => Promise<LoadedChapter>;
};

/** One per mounted remote: what it keeps goes when the remote goes. */
export function createChapterSource(
  base: string,
  parseHtml: HostServices['parseHtml'],
): ChapterSource {
  const kept = new Map<number, LoadedChapter>();
  return {
    peek: (surah) => kept.get(surah) ?? null,
    keep: (loaded) => void kept.set(loaded.chapter.surah, loaded),
    load: async (surah, signal) => {
      const response = await fetch(`${base}_fragment${chapterPath(surah)}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
      });
      if (!response.ok) throw new Error(`Fragment of surah ${surah}: ${response.status}`);
      const { head, markup } = readFragment(await response.text());
      const chapter = readChapter(parseHtml(markup));
      // A captive portal or a cut answer must not be shown as the surah.
      if (chapter?.surah !== surah) throw new Error(`Fragment of surah ${surah}: not that chapter`);
      const loaded = { chapter, title: head.title };
      kept.set(surah, loaded);
      return loaded;
    },
  };
}
