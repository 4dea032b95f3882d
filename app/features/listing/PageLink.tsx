import {useNavigation} from '@remix-run/react';
import {Link, type LinkProps} from '~/components/Link';
import {buttonClass} from '~/components/button-class';
import {useWords} from '~/words';

export interface PageLinkProps {
  to: string;
  /** The pages on screen, as `<Pagination>` keeps them. */
  state: LinkProps['state'];
  className: string;
  children: string;
}

/**
 * A link to another page of a collection, in place of those of `<Pagination>`: they are new elements after every page, so that
 * the focus is lost.
 */
export function PageLink({to, state, className, children}: PageLinkProps) {
  const words = useWords();
  const isLoading = useNavigation().location?.search === to;
  return (
    <Link
      to={to}
      state={state}
      replace
      preventScrollReset
      className={buttonClass('outline', className)}
    >
      {isLoading ? words.listing.loading : children}
    </Link>
  );
}
