import { useEffect, useState } from 'react';
import { type Offer, offerIn } from './offer.ts';

const DEADLINE_MS = 5000;

/** What the catalogue says of a recitation, by its edition id. */
export function useOffer(edition: string): Offer {
  const [answer, setAnswer] = useState<{ edition: string; offer: Offer } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(DEADLINE_MS)]);
    void ask(edition, signal).then((offer) => {
      if (!abort.signal.aborted) setAnswer({ edition, offer });
    });
    return () => abort.abort();
  }, [edition]);
  return answer?.edition === edition ? answer.offer : 'asking';
}

async function ask(edition: string, signal: AbortSignal): Promise<Offer> {
  const [language = ''] = edition.split('.');
  const query = new URLSearchParams({ format: 'audio', language }).toString();
  try {
    const response = await fetch(`/api/quran/editions?${query}`, { signal });
    return response.ok ? offerIn(await response.json(), edition) : 'unknown';
  } catch {
    return 'unknown';
  }
}
