import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {LinkedCartQuery} from 'storefrontapi.generated';
import {hasNoPicture} from '~/lib/catalogue/availability';
import {LAUNCH_FRAGMENT} from '~/lib/catalogue/fragments';
import {arePricesHidden} from '~/lib/catalogue/hidden-prices';
import {formatMoney} from '~/lib/money';
import type {Notice} from '~/lib/notice';
import {createCartLine, type CartLineItem} from './cart';
import {lineTotal} from './cart-total';
import {formatCartLink, type LinkedLine} from './cart-link';
import {sizeOf} from './line-size';

/** The lines of a cart link that can be bought. */
export interface LinkedCart {
  items: {line: CartLineItem; size: string | undefined; total: string}[];
  /** The link's text with these lines alone. */
  link: string;
  notice: Notice | null;
}

/**
 * The lines of a cart link as the shop sells them now. What is gone, sold out or has no price to be shown is missing; an original is
 * never sold by a link.
 */
export async function loadLinkedCart(
  context: AppLoadContext,
  lines: readonly LinkedLine[],
  nowMs: number,
): Promise<LinkedCart> {
  const {data, notice} = await context.storefront.safeQuery(LINKED_CART_QUERY, {
    variables: {ids: lines.map(({variantId}) => variantId)},
    cache: CacheNone(),
  });
  const items = lines.flatMap(({variantId, quantity}) => {
    const node = data?.nodes.find((found) => found && 'id' in found && found.id === variantId);
    const line = node && 'product' in node ? lineOf(node, nowMs) : null;
    if (!line) return [];
    const item = {...line, quantity};
    return [{line: item, size: sizeOf(item), total: formatMoney(lineTotal(item))}];
  });
  return {items, link: formatCartLink(items.map(({line}) => line)), notice};
}

type Variant = Extract<NonNullable<LinkedCartQuery['nodes'][number]>, {product: unknown}>;

function lineOf({product, ...variant}: Variant, nowMs: number): CartLineItem | null {
  const isSold =
    variant.availableForSale && !arePricesHidden(product, nowMs) && !hasNoPicture(product);
  return isSold ? createCartLine(product, variant) : null;
}

const LINKED_CART_QUERY = `#graphql
  query LinkedCart($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        title
        availableForSale
        price {
          amount
          currencyCode
        }
        selectedOptions {
          name
          value
        }
        product {
          handle
          title
          productType
          images(first: 1) {
            nodes {
              url
              altText
            }
          }
          ...Launch
        }
      }
    }
  }
  ${LAUNCH_FRAGMENT}
` as const;
