import {
  type AffixRow,
  type EntryRow,
  type RootFile,
  rootFileName,
  type RootWord,
  WORD_FILE_VERSES,
  type WordFile,
  wordFileName,
} from '@fahm/contracts/content/word-files.ts';
import type { VerseId } from '@fahm/quran/reference.ts';

/** One thing that a word may be, and what is joined to it. */
export type Meaning = {
  entry: EntryRow;
  /** What it means here; several where that is not settled. */
  glosses: readonly string[];
  before: readonly AffixRow[];
  after: readonly AffixRow[];
};

/** Files that came or are on their way, by address; one that failed may be asked for again. */
const files = new Map<string, Promise<unknown>>();

function fetchFile(base: string, name: string): Promise<unknown> {
  const url = `${base}words/${name}.json`;
  const known = files.get(url);
  if (known !== undefined) return known;
  const coming = fetch(url).then(async (response): Promise<unknown> => {
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  });
  files.set(url, coming);
  coming.catch(() => files.delete(url));
  return coming;
}

/** The words of a verse and of those beside it; the service worker keeps them on the device. */
export const fetchWords = async (base: string, { surah, ayah }: VerseId): Promise<WordFile> =>
  (await fetchFile(base, wordFileName(surah, ayah))) as WordFile;

/** All words of a root, with their verses. */
export async function fetchRoot(base: string, root: string): Promise<RootWord[]> {
  const file = (await fetchFile(base, rootFileName(root))) as RootFile;
  return file[root] ?? [];
}

const rowsOf = (names: readonly string[], of: Record<string, AffixRow>): AffixRow[] =>
  names.flatMap((name) => (of[name] === undefined ? [] : [of[name]]));

/** Places in `meanings` of a verse's words. */
export const rowOf = ({ words }: WordFile, ayah: number): readonly number[] =>
  words[(ayah - 1) % WORD_FILE_VERSES] ?? [];

/** All that a word of a verse may be; none where nothing is written of it yet. `word` from 1. */
export function meaningsOf(file: WordFile, ayah: number, word: number): Meaning[] {
  const row = rowOf(file, ayah)[word - 1] ?? 0;
  return (file.meanings[row - 1] ?? []).flatMap(
    ([at, sense, before = [], after = []]): Meaning[] => {
      const entry = file.entries[at];
      if (entry === undefined) return [];
      const glosses = sense === null ? entry[4] : entry[4].slice(sense, sense + 1);
      return [
        { entry, glosses, before: rowsOf(before, file.before), after: rowsOf(after, file.after) },
      ];
    },
  );
}

/** Whether it is told what a word is and means here. */
export const isSettled = (meanings: readonly Meaning[]): boolean =>
  meanings.length === 1 && meanings[0]?.glosses.length === 1;

/** A word is known when all that it may be is; one without an entry never is. */
export const isKnown = (meanings: readonly Meaning[], known: (id: string) => boolean): boolean =>
  meanings.length > 0 && meanings.every(({ entry: [id] }) => known(id));

const brief = (gloss: string): string => gloss.split(/[,;(]/)[0]?.trim() ?? '';

/** A meaning in the few words that fit under a word of the verse. */
export function briefly(meanings: readonly Meaning[]): string {
  const told = new Set(
    meanings.flatMap(({ glosses, before, after }) =>
      glosses.map((gloss) =>
        [...before.map(([, it]) => it), gloss, ...after.map(([, it]) => it)]
          .map(brief)
          .filter((it) => it !== '' && it !== 'the')
          .join(' '),
      ),
    ),
  );
  return [...told].slice(0, 2).join(' / ') + (isSettled(meanings) ? '' : ' ?');
}
