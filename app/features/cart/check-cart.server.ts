import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '~/shop/product/fragments';
import {shopNowMs} from '~/lib/clock';
import {CHECKOUT_VARIANT_FRAGMENT} from '~/shop/cart/checkout-variant-fragment';
import type {CartCheck, CheckoutLine} from './checkout-contract';
import {findVariantProblems} from './line-problems.server';

export interface CheckedCart {
  lines: CheckoutLine[];
  /** The Shopify cart of the latest checkout; null without one. */
  cartId: string | null;
}

/** A well-formed id: Shopify wants one even where `@include` leaves the field out. */
const UNASKED_CART = 'gid://shopify/Cart/0';

/**
 * Compares a cart with the shop in one query. Shopify returns null for a cart that became an order, and for one that expired
 * after about ten days: the storefront can't tell which. Finds nothing when the query fails, so that a failure never changes a
 * cart.
 */
export async function checkCart(
  context: AppLoadContext,
  {lines, cartId}: CheckedCart,
): Promise<CartCheck> {
  const result = await context.storefront.safeQuery(CART_CHECK_QUERY, {
    variables: {
      ids: lines.map(({merchandiseId}) => merchandiseId),
      cartId: cartId ?? UNASKED_CART,
      hasCart: cartId !== null,
    },
    cache: CacheNone(),
  });
  if (!result.ok) return {isCheckoutGone: false, problems: []};
  const {cart, nodes} = result.data;
  const variants = nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
  return {
    isCheckoutGone: cart === null,
    problems: findVariantProblems(variants, lines, shopNowMs(context.clockOffsetMs)),
    texts: variants.map(({id, title, selectedOptions, product}) => ({
      merchandiseId: id,
      title: product.title,
      variantTitle: title,
      selectedOptions,
      altText: product.images.nodes[0]?.altText ?? null,
    })),
  };
}

const CART_CHECK_QUERY = `#graphql
  query CartCheck(
    $country: CountryCode
    $language: LanguageCode
    $ids: [ID!]!
    $cartId: ID!
    $hasCart: Boolean!
  ) @inContext(country: $country, language: $language) {
    cart(id: $cartId) @include(if: $hasCart) {
      id
    }
    nodes(ids: $ids) {
      __typename
      ...CheckoutVariant
      ... on ProductVariant {
        title
        selectedOptions {
          name
          value
        }
        product {
          title
          images(first: 1) {
            nodes {
              altText
            }
          }
        }
      }
    }
  }
  ${CHECKOUT_VARIANT_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${EARLY_ACCESS_FRAGMENT}
` as const;
