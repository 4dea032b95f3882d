import {useSyncExternalStore} from 'react';

/** False in the server's HTML and the first render after it, true from then on: scripts run here. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
