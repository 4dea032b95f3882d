import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {loadShop} from '~/shop/site/load-shop';
import {visibleCards, type VisibleCard} from './card';

/**
 * The cards of the products with these ids, in their order, with the current price and stock. Omits products that are
 * gone. When the storefront fails, there's a notice.
 */
export async function loadCards(
  context: AppLoadContext,
  ids: readonly string[],
): Promise<{cards: VisibleCard[]; notice: Notice | null}> {
  if (ids.length === 0) return {cards: [], notice: null};
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(CARDS_QUERY, {variables: {ids: [...ids]}}),
    loadShop(context),
  ]);
  const products = data?.nodes.filter((node) => node !== null && 'handle' in node) ?? [];
  return {cards: visibleCards(shop, products), notice};
}

const CARDS_QUERY = `#graphql
  query Cards($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
