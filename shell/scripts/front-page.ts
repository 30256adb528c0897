import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frontPageSchema } from '@fahm/contracts/content/front-page.ts';
import { ayahEnd } from '@fahm/quran/ayah-end.ts';
import { readVerse } from '@fahm/quran/corpus.ts';
import { FRONT_PAGE_VERSE } from '@fahm/quran/front-page-verse.ts';
import { surahByNumber } from '@fahm/quran/surahs.ts';
import type { FrontPageFacts } from '../src/features/home/front-page-facts.ts';

const BUILT = join(import.meta.dirname, '../../db/dist/content/front-page.json');

/** The verse of the front page from the corpus, and what the built content shows beside it. */
export async function frontPage(): Promise<FrontPageFacts> {
  const shown = frontPageSchema.parse(JSON.parse(await readFile(BUILT, 'utf8')));
  const { surah, ayah } = FRONT_PAGE_VERSE;
  const { arabic, translation } = readVerse(surah, ayah);
  return {
    ...shown,
    verse: {
      surah,
      ayah,
      name: surahByNumber(surah)?.nameEn ?? '',
      arabic,
      end: ayahEnd(ayah),
      translation,
    },
  };
}
