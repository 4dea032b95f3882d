import {Link, useLocation, type LinkProps} from '@remix-run/react';

interface PageLinkProps extends LinkProps {
  /** The path of a page of this site. */
  to: string;
}

/** A link of a menu, which says of itself when it leads to the page in view; its look follows from `aria-current`. */
export function PageLink({to, ...rest}: PageLinkProps) {
  const isCurrent = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
