import {Link as RemixLink, type LinkProps as RemixLinkProps} from '@remix-run/react';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';
import {useOfflinePages} from './use-offline-pages';

export interface LinkProps extends RemixLinkProps {
  /** A path in the shop without a language, a query of the current page, or a URL with its scheme (`mailto:`). */
  to: string;
}

/** Remix's link, to a page in the current language. */
export function Link({to, reloadDocument, ...rest}: LinkProps) {
  const words = useWords();
  // Remix would reload the current page when it can't load the next one's code.
  const isOffline = useOfflinePages();
  return (
    <RemixLink
      {...rest}
      to={to.startsWith('/') ? localPath(words, to) : to}
      reloadDocument={reloadDocument || isOffline}
    />
  );
}
