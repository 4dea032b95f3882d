import type {AppLoadContext} from '@shopify/remix-oxygen';
import {isCursorRejected} from '~/lib/storefront/errors';
import {visibleCards} from '~/shop/card/card';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import type {CollectionName} from '~/shop/collection/collections';
import {withColourShares} from '~/shop/filters/colour-shares';
import type {CollectionRequest, LoadedPage} from './collection-page';
import {queryCollection} from './query-collection';

/** A page as the store orders it. Null when the store rejects its cursor. */
export async function loadStorePage(
  context: AppLoadContext,
  name: CollectionName,
  {sort, paging}: CollectionRequest,
): Promise<LoadedPage | null> {
  const {data, notice, failure} = await queryCollection(context, name, sort, {
    ...paging,
    withSizes: false,
  });
  if (isCursorRejected(failure)) return null;
  const {nodes, pageInfo} = data.products;
  const cards = collapseTitles(await visibleCards(context, nodes));
  return {
    products: {nodes: cards, pageInfo},
    works: withColourShares(context.words, nodes),
    count: null,
    notice,
  };
}
