import { useEffect } from 'react';

/**
 * Marks the document once a remote's page is alive, with the remote's id. Links work before it, as links;
 * tests and measurements wait for it.
 */
export function useReadyFlag(id: string): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = id;
    return () => {
      delete document.documentElement.dataset['ready'];
    };
  }, [id]);
}
