import {useSyncExternalStore} from 'react';

/**
 * What only the browser knows, as the history's state after a reload: null in the server's HTML and the render that meets it.
 * Where it is not, the page is drawn anew at once, so that it is as long as it was when its scrolling is restored.
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
