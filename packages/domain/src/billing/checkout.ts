import { surahCount } from '@fahm/contracts/quran/surahs.ts';
import { lessonSurah } from '@fahm/db/schema/lesson.ts';
import { count, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';

type Seller = { livemode: boolean; isReleased: boolean };

/**
 * Whether Pro may be sold: for money only when what the pricing page names, the lessons of every surah, is there and was
 * read by others, and the operator has released it; in test mode, where nothing is charged, always (ruling A28). At most one statement.
 */
export async function isCheckoutOpen(
  { db }: Context,
  { livemode, isReleased }: Seller,
): Promise<boolean> {
  if (!livemode) return true;
  if (!isReleased) return false;
  const [written] = await db
    .select({ surahs: count() })
    .from(lessonSurah)
    .where(eq(lessonSurah.reviewed, true));
  return written?.surahs === surahCount;
}
