import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {tolerateMovedNodes} from '~/lib/moved-nodes';
import {reloadStalePage} from '~/lib/stale-deployment';
import {installTrustedTypes} from '~/lib/trusted-types';

installTrustedTypes();
tolerateMovedNodes(Node.prototype);

window.addEventListener('vite:preloadError', () => {
  reloadStalePage({
    version: window.__remixManifest.version,
    isOnline: () => navigator.onLine,
    storage: () => sessionStorage,
    reload: () => location.reload(),
  });
});

let hasRecovered = false;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
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
