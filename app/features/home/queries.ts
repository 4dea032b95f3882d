import type {AppLoadContext} from '@shopify/remix-oxygen';
import {PRODUCT_CARD_FRAGMENT} from '~/lib/catalogue/fragments';
import {withoutHiddenCardPrice, type VisibleCard} from '~/lib/catalogue/hidden-prices';
import {shopNowMs} from '~/lib/clock';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';

/**
 * The home page's featured products, in this order; missing ones are omitted. When the storefront fails there is a
 * notice, with the last good products or none.
 */
export async function loadExclusiveWorks(
  context: AppLoadContext,
): Promise<{products: VisibleCard[]; renderedAtMs: number; notice: Notice | null}> {
  const {data, notice} = await context.storefront.safeQuery(EXCLUSIVE_WORKS_QUERY, {
    cache: CacheCatalogue(),
  });
  const renderedAtMs = shopNowMs(context.clockOffsetMs);
  const products = [data?.santa, data?.breakthrough]
    .filter((product) => product != null)
    .map((product) => withoutHiddenCardPrice(product, renderedAtMs));
  return {products, renderedAtMs, notice};
}

const EXCLUSIVE_WORKS_QUERY = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  query ExclusiveWorks($country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    santa: product(handle: "santa") {
      ...ProductCard
    }
    breakthrough: product(handle: "breakthrough") {
      ...ProductCard
    }
  }
` as const;
