import {useLocation, useNavigation, useResolvedPath} from '@remix-run/react';
import {Pagination} from '@shopify/hydrogen';
import {buttonClass} from '~/components/button-class';
import {EmptyState} from '~/components/EmptyState';
import {FreshText} from '~/components/FreshText';
import {Link, type LinkProps} from '~/components/Link';
import {ProductGrid} from '~/shop/card/ProductGrid';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {useWords} from '~/words';
import type {CardsPage} from './load-collection.server';

export interface CollectionProductsProps {
  /** The page in the URL. */
  products: CardsPage;
  /** Whether the page is empty because the storefront failed. */
  hasFailed: boolean;
  /** The label of the sort order, for the live region. */
  sortLabel: string;
}

/** The products of a collection, with all pages that the visitor has loaded. */
export function CollectionProducts({products, hasFailed, sortLabel}: CollectionProductsProps) {
  const words = useWords();
  const location = useLocation();
  return (
    <Pagination connection={products}>
      {({nodes, hasPreviousPage, previousPageUrl, hasNextPage, nextPageUrl, state}) => {
        // Two pages may have works with the same title.
        const works = collapseTitles(nodes);
        const shown = words.listing.shown(works.length, sortLabel);
        return (
          <div className="grid gap-12">
            <p role="status" className="sr-only">
              <FreshText>{shown}</FreshText>
            </p>
            {hasPreviousPage && (
              <ListPageLink to={previousPageUrl} state={state} className="justify-self-center">
                {words.listing.earlier}
              </ListPageLink>
            )}
            {works.length > 0 ? (
              <ProductGrid products={works} isFirst />
            ) : (
              <EmptyState>{words.listing.none}</EmptyState>
            )}
            {hasNextPage && (
              <ListPageLink to={nextPageUrl} state={state} className="justify-self-center">
                {words.listing.later}
              </ListPageLink>
            )}
            {hasFailed && (
              <ListPageLink
                to={location.search || '.'}
                state={location.state}
                className="justify-self-start"
              >
                {words.controls.tryAgain}
              </ListPageLink>
            )}
          </div>
        );
      }}
    </Pagination>
  );
}

/**
 * A link to another page of the list. It replaces the links of `<Pagination>`, which are new elements after every page
 * and lose the focus.
 */
function ListPageLink({className, children, ...link}: LinkProps & {className: string}) {
  const words = useWords();
  const {pathname, search} = useResolvedPath(link.to);
  const next = useNavigation().location;
  const isLoading = next?.pathname === pathname && next.search === search;
  return (
    <Link {...link} replace preventScrollReset className={buttonClass('outline', className)}>
      {isLoading ? words.listing.loading : children}
    </Link>
  );
}
