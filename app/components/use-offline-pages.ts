import {useSyncExternalStore} from 'react';

/** Whether the device is offline, and the service worker has pages to show instead. */
export function useOfflinePages(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !navigator.onLine && Boolean(navigator.serviceWorker?.controller),
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
