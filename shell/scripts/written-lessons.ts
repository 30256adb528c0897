import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writtenSurahsSchema } from '@fahm/contracts/study/lessons.ts';

const WRITTEN = join(import.meta.dirname, '../../db/dist/content/written.json');

/** Surahs whose lessons are written, in order; read from the built content. */
export const writtenLessons = async (): Promise<number[]> =>
  writtenSurahsSchema.parse(JSON.parse(await readFile(WRITTEN, 'utf8')));
