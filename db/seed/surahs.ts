import type { Surah } from '@fahm/quran/surahs.ts';

type SurahFacts = Pick<Surah, 'number' | 'nameEn' | 'nameAr' | 'revelation' | 'versesCount'>;

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

const row = (facts: SurahFacts) =>
  [
    facts.number,
    quote(facts.nameEn),
    quote(facts.nameAr),
    quote(facts.revelation),
    facts.versesCount,
  ].join(', ');

/**
 * The statement that fills the table `surah`, one row a line. Values are written out, because a
 * migration has no parameters (and D1 binds at most 100).
 */
export const surahSeedSql = (surahs: readonly SurahFacts[]): string =>
  `INSERT INTO \`surah\` (\`number\`, \`name_en\`, \`name_ar\`, \`revelation\`, \`verses_count\`) VALUES\n${surahs
    .map((facts) => `\t(${row(facts)})`)
    .join(',\n')};\n`;
