import { useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';

const never = () => () => {};

/**
 * The page's path; null while the server's markup is taken over, since that markup is one and the same
 * for every address.
 */
export function useCurrentPath(): string | null {
  const [path] = useLocation();
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isLive ? path : null;
}
