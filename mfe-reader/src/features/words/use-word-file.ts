import type { WordFile } from '@fahm/contracts/content/word-files.ts';
import { useCallback, useEffect, useState } from 'react';
import { fetchWords } from './word-files.ts';

type FileState = WordFile | 'loading' | 'failed';

/** The file that has the words of a verse, and what asks for it again. */
export function useWordFile(base: string, surah: number, ayah: number): [FileState, () => void] {
  const [state, setState] = useState<FileState>('loading');
  const load = useCallback(
    () => fetchWords(base, { surah, ayah }).then(setState, () => setState('failed')),
    [base, surah, ayah],
  );
  useEffect(() => void load(), [load]);
  const retry = () => {
    setState('loading');
    void load();
  };
  return [state, retry];
}
