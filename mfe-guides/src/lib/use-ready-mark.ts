import { useEffect } from 'react';

/** Marks the document once the page is alive. Links work before it, as links; tests wait for it. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'guides';
    return () => {
      delete document.documentElement.dataset['ready'];
    };
  }, []);
}
