import type { BuildFacts } from '../src/pages/shell-page-contents.tsx';
import { corrections } from './corrections.ts';
import { frontPage } from './front-page.ts';
import { rights } from './rights.ts';
import { writtenLessons } from './written-lessons.ts';

/** What pages of the shell tell, read from what was built and installed before. */
export async function buildFacts(): Promise<BuildFacts> {
  const [lessons, licences, shown, corrected] = await Promise.all([
    writtenLessons(),
    rights(),
    frontPage(),
    corrections(),
  ]);
  return { lessons, rights: licences, frontPage: shown, corrections: corrected };
}
