import { useEffect, useState } from 'react';
import type { HeadingOf } from '../../lib/heading-of.ts';
import type { Passage } from '../../lib/passage.ts';
import type { Services } from '../../lib/services.ts';
import { useStore } from '../../lib/store.ts';
import { loadHeadings } from './load.tsx';

/**
 * The headings of the passages on the page; null while they are not wanted, and until their
 * words are there, which are not asked for before.
 */
export function usePassageHeadings(
  { settings, base }: Pick<Services, 'settings' | 'base'>,
  passage: Passage | null,
): HeadingOf | null {
  const isWanted = useStore(settings, (it) => it.passageHeadings);
  const surahs = passage?.groups.map(({ surah }) => surah).join() ?? '';
  const [loaded, setLoaded] = useState<{ surahs: string; headingOf: HeadingOf } | null>(null);
  useEffect(() => {
    if (!isWanted || surahs === '') return;
    const abort = new AbortController();
    void loadHeadings(base, surahs.split(',').map(Number), abort.signal).then((headingOf) => {
      if (!abort.signal.aborted) setLoaded({ surahs, headingOf });
    });
    return () => abort.abort();
  }, [isWanted, surahs, base]);
  return isWanted && loaded?.surahs === surahs ? loaded.headingOf : null;
}
