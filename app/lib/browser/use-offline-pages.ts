import {useSyncExternalStore} from 'react';

/**
 * Whether the device is offline and has a service worker. The service worker has the works that the visitor has viewed,
 * and a page that lists them, but it only responds to requests for documents. False on the server.
 */
export function hasOfflinePages(): boolean {
  return !import.meta.env.SSR && !navigator.onLine && Boolean(navigator.serviceWorker?.controller);
}

/**
 * `hasOfflinePages`, rendered again when the connection changes. Already true during hydration, so that no click comes
 * before it: use it for behaviour, not for markup.
 */
export function useOfflinePages(): boolean {
  return useSyncExternalStore(subscribe, hasOfflinePages, hasOfflinePages);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
