import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SURAHS } from '@fahm/quran/surahs.ts';

const LESSONS = join(import.meta.dirname, '../../db/content/surah');

const isWritten = (surah: number): boolean =>
  existsSync(join(LESSONS, `${surah}`.padStart(3, '0')));

/** The surahs whose lessons are still to be written, in order; there may be none. */
export const unwritten = (): number[] =>
  SURAHS.flatMap(({ number }) => (isWritten(number) ? [] : [number]));

/** A surah that has no lessons in the database of the tests, whatever is written. */
export const WITHOUT_LESSONS = 107;
