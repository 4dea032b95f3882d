import {RemixBrowser} from '@remix-run/react';
import {StrictMode, startTransition} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {allowMovedNodes} from '~/lib/browser/moved-nodes';
import {provideSessionStorage} from '~/lib/browser/session-storage';
import {listenToBack} from '~/lib/browser/use-back-to-close';
import {splitPath} from '~/lib/language/local-path';
import {installTrustedTypes} from '~/lib/security/trusted-types';
import {loadWords} from '~/words';

installTrustedTypes();
provideSessionStorage();
allowMovedNodes(Node.prototype);
listenToBack();

// The words that the server used to render the page.
await loadWords(splitPath(window.location.pathname).language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
