import type { VerseId } from '@fahm/quran/reference.ts';
import type { Edition, Verse } from '../passage.ts';

/** A verse in the words of one translation. */
export type VerseText = Pick<Verse, 'arabic' | 'translation'> & { edition: Edition };

/** Gets a verse from the corpus by its reference. Rejects when it cannot be had. */
export type LoadVerse = (verse: VerseId, signal: AbortSignal) => Promise<VerseText>;
