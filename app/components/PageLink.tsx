import {Link, useLocation, type LinkProps} from '@remix-run/react';

interface PageLinkProps extends LinkProps {
  /** The path of a page of this site. */
  to: string;
}

/** A menu link with `aria-current` on its own page; the styles depend on it. */
export function PageLink({to, ...rest}: PageLinkProps) {
  const isCurrent = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
