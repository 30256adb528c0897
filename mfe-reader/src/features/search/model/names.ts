import { type NameBook, openNames, readSearchNames } from '@fahm/quran/search/names.ts';
import { SEARCH_NAMES_FILE } from './names-file.ts';

/** Names of surahs and references are known without any file. */
export const NO_NAMES = openNames([]);

const books = new Map<string, Promise<NameBook>>();

/** The names of this version's files, fetched once; without a network those that need no file. */
export function namesAt(base: string): Promise<NameBook> {
  const book = books.get(base) ?? fetchNames(base);
  books.set(base, book);
  return book;
}

async function fetchNames(base: string): Promise<NameBook> {
  try {
    const response = await fetch(base + SEARCH_NAMES_FILE);
    if (!response.ok) throw new Error(`${SEARCH_NAMES_FILE}: ${response.status}`);
    return openNames(readSearchNames(await response.json()));
  } catch {
    books.delete(base);
    return NO_NAMES;
  }
}
