import {useNavigation, useResolvedPath} from '@remix-run/react';
import {buttonClass, type ButtonVariant} from '~/components/button-class';
import {Link, type LinkProps} from '~/components/Link';
import {useWords} from '~/words';

export interface ListPageLinkProps extends LinkProps {
  variant?: ButtonVariant;
}

/**
 * A link to another page of the list. It replaces the links of `<Pagination>`, which are new elements after every page
 * and lose the focus.
 */
export function ListPageLink({
  variant = 'outline',
  className,
  children,
  ...link
}: ListPageLinkProps) {
  const words = useWords();
  const {pathname, search} = useResolvedPath(link.to);
  const next = useNavigation().location;
  const isLoading = next?.pathname === pathname && next.search === search;
  return (
    <Link {...link} replace className={buttonClass(variant, className)}>
      {isLoading ? words.listing.loading : children}
    </Link>
  );
}
