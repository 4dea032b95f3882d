import type {AppLoadContext} from '@shopify/remix-oxygen';
import {LARGEST_PAGE, loadEveryPage} from '~/lib/storefront/load-every-page';
import {visibleCard} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import type {CollectionName} from '~/shop/collection/collections';
import {withColourShares} from '~/shop/filters/colour-shares';
import {matchesFilters} from '~/shop/filters/matches-filters';
import {withFittingSize} from '~/shop/filters/with-fitting-size';
import {isFiltered} from '~/shop/filters/work-filters';
import {withSelling} from '~/shop/site/with-selling';
import type {CollectionRequest, LoadedPage} from './collection-page';
import {pageOfList, sortByPrice} from './price-order';
import {NO_PRODUCTS, queryCollection, type SortKey} from './query-collection';

const BY_TITLE: SortKey = {sortKey: 'TITLE', isReversed: false};

/** A page of the complete collection, filtered and ordered here. Null when the list has no page at its cursor. */
export async function loadWorkerPage(
  context: AppLoadContext,
  name: CollectionName,
  {sort, filters, paging}: CollectionRequest,
): Promise<LoadedPage | null> {
  const {words, nowMs} = context;
  const isByPrice = sort.sortKey === 'PRICE';
  const {products: loaded, notice} = await loadEveryPage((endCursor) =>
    queryCollection(context, name, isByPrice ? BY_TITLE : sort, {
      first: LARGEST_PAGE,
      endCursor,
      withSizes: isFiltered(filters),
    }),
  );
  const works = withColourShares(words, loaded);
  const sellable = await withSelling(context, collapseTitles(works));
  const cards = sellable.flatMap(({sizes, colourShares, ...product}) => {
    // The card leaves out the sizes, whose prices can be hidden.
    const card = visibleCard(words, product, nowMs);
    // Without a filter, no size was asked for.
    if (!sizes) return card;
    const work = {...product, variants: sizes, colourShares};
    return matchesFilters(work, filters, nowMs)
      ? withFittingSize(words, card, work, filters, nowMs)
      : [];
  });
  const ordered = isByPrice ? sortByPrice(cards, sort) : cards;
  // A list that's empty, or incomplete because the storefront failed, may lack the page of a valid cursor.
  const mayLackPage = cards.length === 0 || notice !== null;
  const products = pageOfList(ordered, paging) ?? (mayLackPage ? NO_PRODUCTS : null);
  return products && {products, works, count: isFiltered(filters) ? cards.length : null, notice};
}
