import {Link as RemixLink, type LinkProps as RemixLinkProps} from '@remix-run/react';
import {createContext, useContext} from 'react';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {useOfflinePages} from '~/lib/browser/use-offline-pages';

export interface LinkProps extends RemixLinkProps {
  /** A path without its language, a query (`?page=2`), or a URL with a scheme (`mailto:`). */
  to: string;
}

/** Whether links replace the history entry, as in a dialog that has its own one (`useBackToClose`). */
export const LinksReplace = createContext(false);

/**
 * Remix's `Link`, with the current language added to a path. A link that is only an anchor adds no history entry,
 * because scroll positions are remembered for each page (`ScrollMemory`): going back would change nothing.
 */
export function Link({to, reloadDocument, ...rest}: LinkProps) {
  const words = useWords();
  const replaces = useContext(LinksReplace);
  // Remix would reload the current page when it can't load the next one's code.
  const isOffline = useOfflinePages();
  // Remix would render a URL of the shop in this document, whose language may be another one.
  const isUrl = /^\w+:/.test(to);
  return (
    <RemixLink
      replace={replaces || to.startsWith('#') || undefined}
      {...rest}
      to={to.startsWith('/') ? localPath(words, to) : to}
      reloadDocument={reloadDocument || isOffline || isUrl}
    />
  );
}
