import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {queryStorefront} from '~/lib/storefront/query';

/**
 * Whether a remote cart became an order: the storefront then answers null for it, as for one that expired after some ten
 * days. False when the storefront does not answer, so that a failure never costs a cart.
 */
export async function isCartFinished(context: AppLoadContext, cartId: string): Promise<boolean> {
  const answer = await queryStorefront(context, CART_STATUS_QUERY, {
    fields: ['cart'],
    variables: {cartId},
    cache: CacheNone(),
  });
  return answer.ok && answer.data.cart === null;
}

const CART_STATUS_QUERY = `#graphql
  query CartStatus($country: CountryCode, $language: LanguageCode, $cartId: ID!)
  @inContext(country: $country, language: $language) {
    cart(id: $cartId) {
      id
    }
  }
` as const;
