import type {AppLoadContext} from '@shopify/remix-oxygen';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {collapseTitles} from '~/shop/collection/collapse-titles';
import {COLLECTIONS} from '~/shop/collection/collections';
import {isForSale} from '~/shop/product/availability';
import {PRODUCT_CARD_FRAGMENT} from '~/shop/product/fragments';
import type {Shelf} from './NewPrints';
import {visibleCards} from './visible-card';

/** A row of four. */
const SHELF_WORKS = 4;

/** The newest prints that can be bought now. When the storefront fails, there are none, and a notice. */
export async function loadNewPrints(
  context: AppLoadContext,
): Promise<{shelf: Shelf; notice: Notice | null}> {
  const {data, notice} = await context.storefront.safeQuery(NEW_PRINTS_QUERY, {
    marksUntranslated: true,
    variables: {query: `product_type:'${COLLECTIONS.prints.productType}'`},
  });
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const cards = await visibleCards(context, data?.products.nodes ?? [], renderedAtMs);
  const forSale = collapseTitles(cards.filter((card) => isForSale(card, renderedAtMs)));
  return {shelf: {prints: forSale.slice(0, SHELF_WORKS), renderedAtMs}, notice};
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
