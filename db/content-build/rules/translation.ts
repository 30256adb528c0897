import { wholeCorpus } from '../corpus-text.ts';
import type { ContentFile } from '../files/content-file.ts';
import type { Fault } from '../files/fault.ts';
import { wordsOf } from '../files/words.ts';

/** This many words in a row are a sentence of somebody's, not a turn of phrase that two people share. */
const COPIED_WORDS = 10;

let known: Map<string, string> | undefined;

/** Content says the meaning of a verse in its own words: a translation belongs to its translator. */
export function checkTranslation(file: ContentFile): Fault[] {
  known ??= runsOfCorpus();
  const runs = known;
  return [...wordsOf(file.value)].flatMap(({ at, text }) => {
    const copied = runsIn(text).find((run) => runs.has(run));
    if (copied === undefined) return [];
    const message = `"${copied}" is copied from the translation of ${runs.get(copied) ?? ''}`;
    return [{ file: file.path, line: file.lineOf(at), message }];
  });
}

function runsOfCorpus(): Map<string, string> {
  const runs = new Map<string, string>();
  for (const { key, translation } of wholeCorpus()) {
    for (const run of runsIn(translation)) runs.set(run, key);
  }
  return runs;
}

function runsIn(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[a-z]+/g) ?? [];
  const count = Math.max(0, words.length - COPIED_WORDS + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + COPIED_WORDS).join(' '));
}
