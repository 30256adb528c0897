import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is what the server sent; what only this device knows is shown once it is true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
