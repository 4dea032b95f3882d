import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition, useEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {tolerateMovedNodes} from '~/lib/moved-nodes';
import {provideSessionStorage} from '~/lib/session-storage';
import {openAwaitedPage, reloadStalePage} from '~/lib/stale-deployment';
import {installTrustedTypes} from '~/lib/trusted-types';
import {useHydrated} from '~/lib/use-hydrated';

installTrustedTypes();
provideSessionStorage();
tolerateMovedNodes(Node.prototype);

const reload = () => location.reload();

function openNextPage(): boolean {
  const {location: next} = window.__remixRouter.state.navigation;
  return openAwaitedPage({
    here: location.href,
    next: next ? next.pathname + next.search + next.hash : null,
    open: (address) => location.assign(address),
    reload,
  });
}

window.addEventListener('vite:preloadError', () => {
  if (openNextPage()) return;
  reloadStalePage({
    version: window.__remixManifest.version,
    isOnline: () => navigator.onLine,
    storage: () => sessionStorage,
    reload,
  });
});

let hasRecovered = false;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
      <Hydrated />
    </StrictMode>,
    {
      // React draws the page anew then, and says so for every element that it met.
      onRecoverableError(error) {
        if (hasRecovered) return;
        hasRecovered = true;
        console.warn('The page was changed before it was ready, and has been drawn anew.', error);
      },
    },
  );
});

/** The last of all: effects run in order, and what waits for hydration is drawn together. */
function Hydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) window.releaseEarlyPresses?.();
  }, [isHydrated]);
  return null;
}
