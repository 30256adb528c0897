import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Surah, SURAHS } from '@fahm/quran/surahs.ts';

const LESSONS = join(import.meta.dirname, '../../db/content/surah');

export const isWritten = (surah: number): boolean =>
  existsSync(join(LESSONS, `${surah}`.padStart(3, '0')));

/** A surah without lessons, the shortest: which one that is changes as they are written. */
export function unwrittenSurah(): Surah {
  const unwritten = SURAHS.filter(({ number }) => !isWritten(number));
  const [shortest] = unwritten.toSorted((a, b) => a.versesCount - b.versesCount);
  if (shortest === undefined)
    throw new Error('Lessons of all surahs are written: so it cannot be tried.');
  return shortest;
}
