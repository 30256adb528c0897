import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontPageSchema } from '@fahm/contracts/content/front-page.ts';
import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { readSurahText } from '@fahm/quran/corpus.ts';
import { FRONT_PAGE_VERSE } from '@fahm/quran/front-page-verse.ts';
import { SURAHS } from '@fahm/quran/surahs.ts';
import type { FrontPageFacts } from '../src/features/home/front-page-facts.ts';

const BUILT = join(import.meta.dirname, '../../db/dist/content/front-page.json');

/** The verse of the front page from the corpus, and what the built content shows beside it. */
export async function frontPage(): Promise<FrontPageFacts> {
  const shown = frontPageSchema.parse(JSON.parse(await readFile(BUILT, 'utf8')));
  const { surah, ayah } = FRONT_PAGE_VERSE;
  const verse = readSurahText(surah).verses.find((it) => it.ayah === ayah);
  const facts = SURAHS.find(({ number }) => number === surah);
  if (verse === undefined || facts === undefined) throw new Error(`no verse ${surah}:${ayah}`);
  const { arabic, translation } = verse;
  return {
    ...shown,
    verse: { surah, ayah, name: facts.nameEn, arabic, end: ayahEnd(ayah), translation },
  };
}
