// Prints the seed of the surahs, for the body of an empty migration (`drizzle-kit generate --custom`).
import { SURAHS } from '@fahm/quran/surahs.ts';
import { surahSeedSql } from './surahs.ts';

process.stdout.write(surahSeedSql(SURAHS));
