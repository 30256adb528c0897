import type { BuildFacts } from '../src/pages/shell-page-contents.tsx';
import { frontPage } from './front-page.ts';
import { rights } from './rights.ts';
import { writtenLessons } from './written-lessons.ts';

/** What pages of the shell tell, read from what was built and installed before. */
export async function buildFacts(): Promise<BuildFacts> {
  const [lessons, licences, shown] = await Promise.all([writtenLessons(), rights(), frontPage()]);
  return { lessons, rights: licences, frontPage: shown };
}
