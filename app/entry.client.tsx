import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {allowMovedNodes} from '~/lib/browser/moved-nodes';
import {provideSessionStorage} from '~/lib/browser/session-storage';
import {installTrustedTypes} from '~/lib/security/trusted-types';

installTrustedTypes();
provideSessionStorage();
allowMovedNodes(Node.prototype);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
