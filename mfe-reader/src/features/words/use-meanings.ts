import { type WordFile, wordFileName } from '@fahm/contracts/content/word-files.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Passage } from '../../lib/passage.ts';
import { fetchWords, type Meaning, meaningsOf, rowOf } from './word-files.ts';

/** What each word of a verse may be; null until it is there. */
export type VerseMeanings = (surah: number, ayah: number) => readonly (readonly Meaning[])[] | null;

/** What the words of a page may be. What cannot be had is missing: the verse stands as without it. */
export function useMeanings(base: string, { groups }: Passage): VerseMeanings {
  const [files, setFiles] = useState<ReadonlyMap<string, WordFile>>(new Map());
  useEffect(() => {
    const wanted = new Map(
      groups.flatMap(({ surah, verses }) =>
        verses.map(({ ayah }) => [wordFileName(surah, ayah), { surah, ayah }] as const),
      ),
    );
    for (const [name, verse] of wanted) {
      fetchWords(base, verse).then(
        (file) => setFiles((known) => new Map(known).set(name, file)),
        () => {},
      );
    }
  }, [base, groups]);
  return useCallback(
    (surah, ayah) => {
      const file = files.get(wordFileName(surah, ayah));
      return file === undefined ? null : verseMeanings(file, ayah);
    },
    [files],
  );
}

const verseMeanings = (file: WordFile, ayah: number): Meaning[][] =>
  rowOf(file, ayah).map((_, at) => meaningsOf(file, ayah, at + 1));
