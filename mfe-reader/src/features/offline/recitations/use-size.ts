import { useEffect, useState } from 'react';
import { askSize, type Wanted } from './cache-recitation.ts';
import type { Size } from './size.ts';

/** What a download would take; null while it is being asked, and while there is no reason to ask. */
export function useSize(
  wanted: Wanted | null,
  letters: readonly number[],
): { size: Size | null } | null {
  const key = wanted === null ? null : [wanted.edition, wanted.surah, ...wanted.bitrates].join(' ');
  const [told, setTold] = useState<{ key: string; size: Size | null } | null>(null);
  useEffect(() => {
    if (wanted === null || key === null) return;
    const abort = new AbortController();
    void askSize(wanted, letters, abort.signal).then((size) => {
      if (!abort.signal.aborted) setTold({ key, size });
    });
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says all that the answer hangs on.
  }, [key]);
  return told !== null && told.key === key ? { size: told.size } : null;
}
