import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {allowMovedNodes} from '~/lib/browser/moved-nodes';
import {provideSessionStorage} from '~/lib/browser/session-storage';
import {installTrustedTypes} from '~/lib/security/trusted-types';

installTrustedTypes();
provideSessionStorage();
allowMovedNodes(Node.prototype);

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
