import {useLocation, useNavigation, useNavigationType} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {EmptyState} from '~/components/EmptyState';
import {useClientValue} from '~/lib/browser/use-client-value';
import {isBackwards} from './collection-address';
import {findOtherPages, mergePages} from './merge-pages';
import {MoreProducts} from './MoreProducts';
import {ProductGrid} from '~/shop/card/ProductGrid';
import type {CollectionPage} from './queries';
import language from '#words/language';
import words from '#words/listing';
import plural from '#words/plural';

export interface CollectionProductsProps {
  /** The page in the URL. */
  page: CollectionPage;
  /** The page is empty because the storefront failed. */
  hasFailed: boolean;
  /** The label of the sort order, for the live region. */
  sortLabel: string;
}

/** The anchor for a list that starts with a later page. */
const WORKS_ID = 'works';

/** The products of a collection, with all pages that the visitor has loaded. */
export function CollectionProducts({page, hasFailed, sortLabel}: CollectionProductsProps) {
  const {pathname, search, state} = useLocation();
  const otherPages = findOtherPages(useClientValue(state));
  const merged = mergePages(page, otherPages, isBackwards(new URLSearchParams(search)));
  const {works, pages, earlier, later, isFull} = merged;
  const historyState = isFull ? null : {otherPages: pages};
  const isReplaced = useIsReplaced(pathname);
  const shown = `${works.length} ${plural(works.length, words.works)}, ${sortLabel}`;

  return (
    <div id={WORKS_ID} className="grid gap-12">
      <p role="status" className="sr-only">
        {/* A translator wraps text nodes, and would keep the old count: a new count is a new element. */}
        <span key={shown}>{shown}</span>
      </p>
      {earlier && (
        <MoreProducts to={earlier} state={historyState}>
          {words.earlier}
        </MoreProducts>
      )}
      {works.length > 0 ? (
        <ProductGrid
          products={works}
          renderedAtMs={merged.renderedAtMs}
          isFirst
          isReplaced={isReplaced}
        />
      ) : (
        <EmptyState>{words.none}</EmptyState>
      )}
      {later && (
        <MoreProducts to={isFull ? `${later}#${WORKS_ID}` : later} state={historyState}>
          {words.later}
        </MoreProducts>
      )}
      {hasFailed && (
        <MoreProducts to={`${pathname}${search}`} state={{otherPages}}>
          {words.tryAgain}
        </MoreProducts>
      )}
      {pages.length > 1 && !later && !hasFailed && <EndOfWorks />}
    </div>
  );
}

/** Whether the pending navigation replaces the list: another sort order, or a new start. */
function useIsReplaced(pathname: string): boolean {
  // With the language, unlike the page's own location.
  const next = useNavigation().location;
  return next?.pathname === language.path + pathname && findOtherPages(next.state).length === 0;
}

/** Takes the focus of the link that loaded the last page and was removed with it. */
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
      {words.end}
    </p>
  );
}
