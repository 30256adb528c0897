import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteFile } from '@fahm/tooling/remote-build.ts';
import { SEARCH_NAMES_FILE } from '../src/features/search/model/names-file.ts';

const CONTENT = join(import.meta.dirname, '../../db/dist/content');
const HEADINGS = join(CONTENT, 'passages');

/** The headings of every surah's passages, as the content build left them: the public part of a map. */
export const headingFiles = (): RemoteFile[] =>
  readdirSync(HEADINGS).map((name) => ({
    path: `passages/${name}`,
    content: readFileSync(join(HEADINGS, name), 'utf8'),
  }));

/** What people call passages and things, for the search. */
export const searchNamesFile = (): RemoteFile => ({
  path: SEARCH_NAMES_FILE,
  content: readFileSync(join(CONTENT, 'search-names.json'), 'utf8'),
});
