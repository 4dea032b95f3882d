import {useLocation} from '@remix-run/react';
import {splitPath} from '~/lib/language/local-path';
import {Link, type LinkProps} from '~/components/Link';

interface PageLinkProps extends LinkProps {
  /** The path of a page on this site. */
  to: string;
}

/** A menu link. On its own page and those below it, it has `aria-current`, which the styles depend on. */
export function PageLink({to, ...rest}: PageLinkProps) {
  const {path} = splitPath(useLocation().pathname);
  const current = path === to ? 'page' : path.startsWith(`${to}/`) || undefined;
  return <Link {...rest} to={to} aria-current={current} />;
}
