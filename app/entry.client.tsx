import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {observeLeaving} from '~/lib/browser/leaving';
import {allowMovedNodes} from '~/lib/browser/moved-nodes';
import {provideSessionStorage} from '~/lib/browser/session-storage';
import {isFileGone, openPendingPage, reloadStalePage} from '~/lib/browser/stale-deployment';
import {installTrustedTypes} from '~/lib/security/trusted-types';

installTrustedTypes();
provideSessionStorage();
allowMovedNodes(Node.prototype);

const reload = () => location.reload();
const isLeaving = observeLeaving(window, () => performance.now());

function openNextPage(): boolean {
  const {location: next} = window.__remixRouter.state.navigation;
  return openPendingPage({
    currentUrl: location.href,
    next: next ? next.pathname + next.search + next.hash : null,
    open: (address) => location.assign(address),
    reload,
  });
}

let isChecking = false;

// A module that loads on demand could not be fetched.
window.addEventListener('vite:preloadError', async () => {
  if (isChecking) return;
  isChecking = true;
  const {version, url} = window.__remixManifest;
  await reloadStalePage({
    version,
    isBuildGone: () => isFileGone(url),
    isLeaving,
    storage: () => sessionStorage,
    reload: () => openNextPage() || reload(),
  });
  isChecking = false;
});

let hasRecovered = false;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
    {
      // React then renders the whole page again, and reports every element that differs.
      onRecoverableError(error) {
        if (hasRecovered) return;
        hasRecovered = true;
        console.warn('The page was changed before it was ready, and has been drawn anew.', error);
      },
    },
  );
});
