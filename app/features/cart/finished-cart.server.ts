import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';

/**
 * Whether a Shopify cart became an order: the storefront then returns null for it, as for a cart that expired after
 * about ten days. False when the query fails, so that a failure never empties a cart.
 */
export async function isCartFinished(context: AppLoadContext, cartId: string): Promise<boolean> {
  const result = await context.storefront.safeQuery(CART_STATUS_QUERY, {
    variables: {cartId},
    cache: CacheNone(),
  });
  return result.ok && result.data.cart === null;
}

const CART_STATUS_QUERY = `#graphql
  query CartStatus($country: CountryCode, $language: LanguageCode, $cartId: ID!)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      id
    }
  }
` as const;
