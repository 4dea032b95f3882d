import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {EARLY_ACCESS_FRAGMENT, LAUNCH_FRAGMENT} from '~/lib/catalogue/fragments';
import {shopNowMs} from '~/lib/clock';
import {CHECKOUT_VARIANT_FRAGMENT} from '~/lib/storefront/checkout-variant-fragment';
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
 * Compares a cart with the shop in one query. Its checkout is finished when Shopify returns null for its cart, as it does for
 * an order and for a cart that expired after about ten days. Finds nothing when the query fails, so that a failure never
 * changes a cart.
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
  if (!result.ok) return {isFinished: false, problems: []};
  const {cart, nodes} = result.data;
  const variants = nodes.flatMap((node) => (node?.__typename === 'ProductVariant' ? [node] : []));
  return {
    isFinished: cart === null,
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
