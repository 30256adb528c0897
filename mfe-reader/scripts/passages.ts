import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteFile } from '@fahm/tooling/remote-build.ts';
import { SEARCH_NAMES_FILE } from '../src/features/search/model/names-file.ts';

const CONTENT = join(import.meta.dirname, '../../db/dist/content');

/** A folder of the content build, as it is. */
const filesIn = (folder: string): RemoteFile[] =>
  readdirSync(join(CONTENT, folder)).map((name) => ({
    path: `${folder}/${name}`,
    content: readFileSync(join(CONTENT, folder, name), 'utf8'),
  }));

/** The headings of every surah's passages: the public part of a map. */
export const headingFiles = (): RemoteFile[] => filesIn('passages');

/** The questions at the end of every surah. */
export const checkFiles = (): RemoteFile[] => filesIn('checks');

/** What people call passages and things, for the search. */
export const searchNamesFile = (): RemoteFile => ({
  path: SEARCH_NAMES_FILE,
  content: readFileSync(join(CONTENT, 'search-names.json'), 'utf8'),
});
