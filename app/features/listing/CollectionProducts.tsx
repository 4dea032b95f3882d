import {useLocation, useNavigation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {EmptyState} from '~/components/EmptyState';
import {useClientValue} from '~/lib/browser/use-client-value';
import {isBackwards} from './collection-address';
import {findOtherPages, mergePages} from './merge-pages';
import {MoreProducts} from './MoreProducts';
import {ProductGrid} from './ProductGrid';
import type {CollectionPage} from './queries';

export interface CollectionProductsProps {
  /** The page of the address. */
  page: CollectionPage;
  /** The storefront failed, and the page is empty for that. */
  hasFailed: boolean;
  /** The order's name, for the announcement of a change. */
  sortLabel: string;
}

/** Where a wall that begins with a later page is looked at from. */
const WORKS_ID = 'works';

/** The works of a collection, as many pages of them as the visitor has asked for. */
export function CollectionProducts({page, hasFailed, sortLabel}: CollectionProductsProps) {
  const {pathname, search, state} = useLocation();
  const otherPages = findOtherPages(useClientValue(state));
  const wall = mergePages(page, otherPages, isBackwards(new URLSearchParams(search)));
  const {works, pages, earlier, later, isFull} = wall;
  const kept = isFull ? null : {otherPages: pages};
  const isReplaced = useIsReplaced(pathname);

  return (
    <div id={WORKS_ID} className="grid gap-12">
      <p role="status" className="sr-only">
        {works.length} {works.length === 1 ? 'work' : 'works'}, {sortLabel}
      </p>
      {earlier && (
        <MoreProducts to={earlier} state={kept}>
          Show earlier works
        </MoreProducts>
      )}
      {works.length > 0 ? (
        <ProductGrid products={works} renderedAtMs={wall.renderedAtMs} isReplaced={isReplaced} />
      ) : (
        <EmptyState>No products found in this collection</EmptyState>
      )}
      {later && (
        <MoreProducts to={isFull ? `${later}#${WORKS_ID}` : later} state={kept}>
          Show more works
        </MoreProducts>
      )}
      {hasFailed && (
        <MoreProducts to={`${pathname}${search}`} state={{otherPages}}>
          Try again
        </MoreProducts>
      )}
      {pages.length > 1 && !later && !hasFailed && <EndOfWorks />}
    </div>
  );
}

/** Whether other works of this collection are on their way: another order, or a wall begun anew. */
function useIsReplaced(pathname: string): boolean {
  const next = useNavigation().location;
  return next?.pathname === pathname && findOtherPages(next.state).length === 0;
}

/** Takes over the focus of the link that loaded the last page and is gone with it. */
function EndOfWorks() {
  const noteRef = useRef<HTMLParagraphElement>(null);
  const isJustLoaded = useNavigationType() === 'REPLACE';
  useEffect(() => {
    if (isJustLoaded && document.activeElement === document.body) {
      noteRef.current?.focus({preventScroll: true});
    }
  }, [isJustLoaded]);
  return (
    <p ref={noteRef} tabIndex={-1} className="text-center text-muted">
      That is every work here.
    </p>
  );
}
