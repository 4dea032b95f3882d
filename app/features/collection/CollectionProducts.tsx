import {useLocation} from '@remix-run/react';
import type {Pagination} from '@shopify/hydrogen';
import type {ComponentProps} from 'react';
import {EmptyState} from '~/shop/empty/EmptyState';
import {FreshText} from '~/components/FreshText';
import type {VisibleCard} from '~/shop/card/card';
import {ProductGrid} from '~/shop/card/ProductGrid';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {useWords} from '~/words';
import {ListPageLink} from './ListPageLink';

/** What `<Pagination>` passes on; Hydrogen doesn't export the type. */
type LoadedPages = Parameters<ComponentProps<typeof Pagination<VisibleCard>>['children']>[0];

export interface CollectionProductsProps {
  /** All pages that the visitor has loaded. */
  pages: LoadedPages;
  /** Whether the page in the URL is empty because the storefront failed. */
  hasFailed: boolean;
  /** The label of the sort order, for the live region. */
  sortLabel: string;
}

/** The products of a collection, with links to its other pages. */
export function CollectionProducts({pages, hasFailed, sortLabel}: CollectionProductsProps) {
  const words = useWords();
  const location = useLocation();
  const {nodes, hasPreviousPage, previousPageUrl, hasNextPage, nextPageUrl, state} = pages;
  // Two pages may have works with the same title.
  const works = collapseTitles(nodes);
  const shown = words.listing.shown(works.length, sortLabel);
  return (
    <div className="grid grid-cols-1 gap-12">
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
}
