import {useSyncExternalStore} from 'react';

/**
 * A value that only the browser has, such as the history state after a reload: null on the server and during hydration.
 * A different value renders again at once, so that the page has its full height when the scroll position is restored.
 */
export function useClientValue<T>(value: T): T | null {
  return useSyncExternalStore<T | null>(
    subscribeToNothing,
    () => value,
    () => null,
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
