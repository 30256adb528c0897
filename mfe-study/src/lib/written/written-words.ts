import { SURAHS } from '@fahm/quran/surahs.ts';

/** What an offer says of what is there; nothing where all is written, or where it is not known. */
export const writtenWords = (written: ReadonlySet<number> | null): string =>
  written === null || written.size >= SURAHS.length
    ? ''
    : `Lessons are written for ${written.size} of ${SURAHS.length} surahs so far; the others follow.`;
