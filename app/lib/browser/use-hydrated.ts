import {useSyncExternalStore} from 'react';

/** False on the server and during hydration, then true, including in components that mount later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
