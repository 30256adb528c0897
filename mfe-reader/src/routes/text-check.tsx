import { useCallback } from 'react';
import { checkArabic } from '@fahm/quran/text/check-text.ts';
import { createTextSource } from '../features/passage/text-source.ts';
import { CheckReport } from '../features/verification/components/check-report.tsx';
import { useServices } from '../lib/services.ts';
import { useStore } from '../lib/store.ts';

const verify = () => Promise.resolve(checkArabic);

/** What "Check this text" opens, on the page that is being read. */
export function TextCheck() {
  const { base, reading } = useServices();
  const passage = useStore(reading, (it) => it?.passage ?? null);
  const load = useCallback(
    // A source of its own: what the page itself was made from must not vouch for the page.
    async (surah: number) =>
      (await createTextSource(base, verify)(surah, new AbortController().signal)).arabic,
    [base],
  );
  return passage === null ? null : <CheckReport passage={passage} load={load} />;
}
