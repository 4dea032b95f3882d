import {useNavigation} from '@remix-run/react';
import {Link, type LinkProps} from '~/components/Link';
import {buttonClass} from '~/components/button-class';
import {useWords} from '~/words';

export interface PageLinkProps {
  to: string;
  /** The pages on screen, in the state of `<Pagination>`. */
  state: LinkProps['state'];
  className: string;
  children: string;
}

/**
 * A link to another page of a collection. It replaces the links of `<Pagination>`, which are new elements after every
 * page and lose the focus.
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
