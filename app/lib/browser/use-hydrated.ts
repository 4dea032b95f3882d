import {useSyncExternalStore} from 'react';

/** False on the server and during hydration, true afterwards and in what mounts later. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
