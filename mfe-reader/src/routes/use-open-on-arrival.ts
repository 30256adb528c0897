import { useEffect } from 'react';
import { useServices } from '../lib/services.ts';

const KINDS = ['settings', 'navigator', 'shortcuts', 'offline'] as const;

/**
 * Opens the panel that the address asks for by `?open=`: a button that was pressed before the page was alive
 * is a link to such an address, so that the press is not lost.
 */
export function useOpenOnArrival(): void {
  const { panel } = useServices();
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('open');
    const kind = KINDS.find((name) => name === wanted);
    if (kind === undefined) return;
    panel.write({ kind });
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [panel]);
}
