import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {Notice} from '~/lib/notice';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {productTypeQuery} from '~/shop/collection/collections';
import {isForSale} from '~/shop/product/availability';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import {loadShop} from '~/shop/site/load-shop';
import {visibleCards, type VisibleCard} from './card';

/** A row of four. */
const SHELF_WORKS = 4;

/**
 * The newest prints that can be bought now, except those with the ids `without`. When the storefront fails, there are
 * none, and a notice.
 */
export async function loadNewPrints(
  context: AppLoadContext,
  without: readonly string[] = [],
): Promise<{prints: VisibleCard[]; notice: Notice | null}> {
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(NEW_PRINTS_QUERY, {
      variables: {query: productTypeQuery('prints')},
    }),
    loadShop(context),
  ]);
  const cards = visibleCards(shop, data?.products.nodes ?? []);
  const forSale = collapseTitles(
    cards.filter((card) => isForSale(card, shop.nowMs) && !without.includes(card.id)),
  );
  return {prints: forSale.slice(0, SHELF_WORKS), notice};
}

const NEW_PRINTS_QUERY = `#graphql
  query NewPrints($country: CountryCode, $language: LanguageCode, $query: String!)
  @inContext(country: $country, language: $language) {
    products(first: 12, query: $query, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
