import { surahCount, type Surah } from '@fahm/contracts/quran/surahs.ts';
import { surah } from '@fahm/db/schema/surah.ts';
import { asc, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { ServiceError } from '@fahm/worker-kit/service-error.ts';
import { toSurah } from './model.ts';

const columns = {
  number: surah.number,
  nameEn: surah.nameEn,
  nameAr: surah.nameAr,
  revelation: surah.revelation,
  versesCount: surah.versesCount,
};

/** All surahs in the order of their numbers. One statement. */
export const listSurahs = async ({ db }: Context): Promise<Surah[]> => {
  const rows = await db.select(columns).from(surah).orderBy(asc(surah.number)).limit(surahCount);
  return rows.map(toSurah);
};

/**
 * One surah, by its number. One statement.
 * @throws ServiceError `not_found` when no surah has this number.
 */
export const getSurah = async ({ db }: Context, number: number): Promise<Surah> => {
  const [row] = await db.select(columns).from(surah).where(eq(surah.number, number)).limit(1);
  if (row === undefined) throw new ServiceError('not_found', `Surah ${number} does not exist.`);
  return toSurah(row);
};
