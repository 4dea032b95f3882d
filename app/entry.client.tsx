import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition, useEffect} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {watchLeaving} from '~/lib/browser/leaving';
import {allowMovedNodes} from '~/lib/browser/moved-nodes';
import {provideSessionStorage} from '~/lib/browser/session-storage';
import {isFileGone, openAwaitedPage, reloadStalePage} from '~/lib/browser/stale-deployment';
import {installTrustedTypes} from '~/lib/security/trusted-types';
import {useHydrated} from '~/lib/browser/use-hydrated';

installTrustedTypes();
provideSessionStorage();
allowMovedNodes(Node.prototype);

const reload = () => location.reload();
const isLeaving = watchLeaving(window, () => performance.now());

function openNextPage(): boolean {
  const {location: next} = window.__remixRouter.state.navigation;
  return openAwaitedPage({
    here: location.href,
    next: next ? next.pathname + next.search + next.hash : null,
    open: (address) => location.assign(address),
    reload,
  });
}

let isAsking = false;

// Some code that comes on demand did not arrive.
window.addEventListener('vite:preloadError', async () => {
  if (isAsking) return;
  isAsking = true;
  const {version, url} = window.__remixManifest;
  await reloadStalePage({
    version,
    isBuildGone: () => isFileGone(url),
    isLeaving,
    storage: () => sessionStorage,
    reload: () => openNextPage() || reload(),
  });
  isAsking = false;
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
