import { readdirSync, readFileSync } from 'node:fs';
import { SURAHS } from '@fahm/quran/surahs.ts';
import { expect, test } from 'vitest';
import { surahSeedSql } from './surahs.ts';

const migrations = new URL('../migrations/', import.meta.url);

test('[3.1] the seed migration is what the facts of the 114 surahs generate', () => {
  const name = readdirSync(migrations).find((file) => file.endsWith('_seed-surahs.sql'));
  expect(readFileSync(new URL(name ?? 'none', migrations), 'utf8')).toBe(surahSeedSql(SURAHS));
});

test('[3.1] an apostrophe in a name is doubled, so that it does not end the value', () => {
  const sql = surahSeedSql([
    {
      number: 3,
      nameEn: "Ali 'Imran",
      nameAr: 'آل عمران',
      revelation: 'Medinan',
      versesCount: 200,
    },
  ]);
  expect(sql).toContain("(3, 'Ali ''Imran', 'آل عمران', 'Medinan', 200);");
});
