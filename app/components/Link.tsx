import {Link as RemixLink, type LinkProps as RemixLinkProps} from '@remix-run/react';
import {localPath} from '~/lib/language/local-path';
import {useWords} from '~/words';

export interface LinkProps extends RemixLinkProps {
  /** A path in the shop without a language, a query of the current page, or a URL with its scheme (`mailto:`). */
  to: string;
}

/** Remix's link, to a page in the current language. */
export function Link({to, ...rest}: LinkProps) {
  const words = useWords();
  return <RemixLink {...rest} to={to.startsWith('/') ? localPath(words, to) : to} />;
}
