import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { wordsOf } from '../files/words.ts';

/** Ids are unique in the whole content: people, links and progress hang on them. */
export function checkIds(files: readonly ContentFile[]): Fault[] {
  const seen = new Map<string, { file: ContentFile; at: PropertyKey[] }>();
  const faults: Fault[] = [];
  for (const file of files) {
    for (const { at, key, text } of wordsOf(file.value)) {
      // A sense is named within its word.
      if (key !== 'id' || at.includes('senses')) continue;
      const first = seen.get(text);
      if (first === undefined) {
        seen.set(text, { file, at });
        continue;
      }
      const place = `${first.file.path}:${first.file.lineOf(first.at)}`;
      const message = `Id "${text}" stands at ${place} too`;
      faults.push({ file: file.path, line: file.lineOf(at), message });
    }
  }
  return faults;
}

const nameOf = (path: string): string | undefined => /^figures\/(.+)\.yaml$/.exec(path)?.[1];

/** A figure that is named anywhere has a file of its own, and a file has the name of its figure. */
export function checkFigureIds(files: readonly ContentFile[]): Fault[] {
  const known = new Set(files.map(({ path }) => nameOf(path)));
  return files.flatMap((file) => {
    const own = nameOf(file.path);
    return [...wordsOf(file.value)].flatMap(({ at, key, text }) => {
      const isOwnId = own !== undefined && key === 'id' && at.length === 1;
      if (!/^fig_[a-z_]+$/.test(text) || (isOwnId ? text === own : known.has(text))) return [];
      const message = isOwnId ? `Id "${text}" in the file of ${own}` : `No figure "${text}"`;
      return [{ file: file.path, line: file.lineOf(at), message }];
    });
  });
}
