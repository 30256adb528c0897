import { sql } from 'drizzle-orm';
import { check, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The 114 surahs, written by a migration and never by the application. The number is the key:
 * surahs are numbered for ever, so a second identity would only be able to disagree with it.
 */
export const surah = sqliteTable(
  'surah',
  {
    number: integer('number').primaryKey(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    revelation: text('revelation', { enum: ['Meccan', 'Medinan'] }).notNull(),
    versesCount: integer('verses_count').notNull(),
  },
  (table) => [
    check('surah_number_in_range', sql`${table.number} between 1 and 114`),
    check('surah_revelation_known', sql`${table.revelation} in ('Meccan', 'Medinan')`),
    check('surah_verses_count_positive', sql`${table.versesCount} > 0`),
  ],
);
