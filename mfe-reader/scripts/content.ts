import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteFile } from '@fahm/tooling/remote-build.ts';
import { SEARCH_NAMES_FILE } from '../src/features/search/model/names-file.ts';
import { WORD_COUNTS_FILE } from '../src/lib/word-counts-file.ts';

const CONTENT = join(import.meta.dirname, '../../db/dist/content');

/**
 * A folder of the content build, as it is: headings of every surah's passages, which are the public part of a
 * map, the questions at the end of every surah, or the words of the Qur'an.
 */
export const contentFiles = (folder: 'passages' | 'checks' | 'words'): RemoteFile[] =>
  readdirSync(join(CONTENT, folder)).map((name) => ({
    path: `${folder}/${name}`,
    content: readFileSync(join(CONTENT, folder, name), 'utf8'),
  }));

/** What people call passages and things, for the search. */
export const searchNamesFile = (): RemoteFile => ({
  path: SEARCH_NAMES_FILE,
  content: readFileSync(join(CONTENT, 'search-names.json'), 'utf8'),
});

/** How often each word of the deck stands in each surah, as the lexicon has it. */
export const wordCountsFile = (): RemoteFile => ({
  path: WORD_COUNTS_FILE,
  content: readFileSync(join(CONTENT, WORD_COUNTS_FILE), 'utf8'),
});
