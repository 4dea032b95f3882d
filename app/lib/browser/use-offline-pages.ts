import {useSyncExternalStore} from 'react';

/**
 * Whether the device is offline and has a service worker. The service worker has the works that the visitor has viewed,
 * and a page that lists them, but it only responds to requests for documents.
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
