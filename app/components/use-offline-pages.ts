import {useSyncExternalStore} from 'react';

/**
 * Whether the device is offline, and the service worker has pages to show instead. It only responds to requests for
 * documents.
 */
export function hasOfflinePages(): boolean {
  return !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}

/** `hasOfflinePages`, rendered again when the connection changes. False on the server and during hydration. */
export function useOfflinePages(): boolean {
  return useSyncExternalStore(subscribe, hasOfflinePages, () => false);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
