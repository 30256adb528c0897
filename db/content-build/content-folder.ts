import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildChecks } from './build/checks.ts';
import { buildFrontPage } from './build/front-page.ts';
import { buildHeadings } from './build/headings.ts';
import { buildSearchNames } from './build/search-names.ts';
import { buildWordFiles } from './build/word-files.ts';
import { writtenIn } from './build/written.ts';
import type { BuiltContent } from './content.ts';
import type { ContentTexts } from './files/read-files.ts';
import type { AuthoredWords } from './lexicon/lexicon.ts';

const WORKSPACE = join(import.meta.dirname, '..');
export const CONTENT_FOLDER = join(WORKSPACE, 'content');
const OUTPUT = join(WORKSPACE, 'dist', 'content');

/** Every file below `folder`, in the order of their paths. */
export function readFolder(folder: string): ContentTexts {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  return new Map(
    paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
}

/** A file for each value, by its name. */
function writeEach(folder: string, values: ReadonlyMap<number | string, unknown>): void {
  mkdirSync(folder);
  for (const [name, value] of values) {
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  }
}

/**
 * Writes `db/dist/content/`: a file for each guide, one for all figures, one for all lessons, one that
 * names the surahs that have them, one with what the front page shows, one with what people call passages and things,
 * one with all corrections, and two for each surah: the headings of
 * its map, and the questions at its end, which are public; and the public files of words.
 */
export function writeContent(content: BuiltContent, words: AuthoredWords): void {
  // Written beside it and moved at the end: a build that fails leaves the last good one.
  const staging = `${OUTPUT}.next`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    writeFileSync(join(staging, `${name}.json`), JSON.stringify(value));
  }
  writeFileSync(join(staging, 'written.json'), JSON.stringify(writtenIn(content.lessons)));
  writeFileSync(join(staging, 'front-page.json'), JSON.stringify(buildFrontPage(content.lessons)));
  const names = buildSearchNames(content.terms);
  writeFileSync(join(staging, 'search-names.json'), JSON.stringify(names));
  writeEach(join(staging, 'passages'), buildHeadings(content.lessons));
  writeEach(join(staging, 'checks'), buildChecks(content.lessons));
  writeEach(join(staging, 'words'), buildWordFiles(words));
  rmSync(OUTPUT, { recursive: true, force: true });
  renameSync(staging, OUTPUT);
}
