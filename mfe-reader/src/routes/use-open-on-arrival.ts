import { useEffect } from 'react';
import { useServices } from '../lib/services.ts';

const KINDS = ['settings', 'navigator', 'shortcuts', 'offline', 'check'] as const;

/**
 * Opens the panel that the address asks for by `?open=`: a button that was pressed before the page was alive
 * is a link to such an address, so that the press is not lost.
 */
export function useOpenOnArrival(): void {
  const { panel, settings } = useServices();
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get('open');
    // A browser lets a page sound that somebody pressed: the player stands there, and waits.
    if (wanted === 'listen') settings.change({ audio: true });
    const kind = KINDS.find((name) => name === wanted);
    if (kind !== undefined) panel.write({ kind });
    else if (wanted !== 'listen') return;
    history.replaceState(history.state, '', location.pathname + location.hash);
  }, [panel, settings]);
}
