import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import {canBuy} from '~/shop/product/availability';
import {LAUNCH_FRAGMENT} from '~/shop/product/fragments';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import type {CdnImage} from '~/lib/cdn-image';
import type {Notice} from '~/lib/notice';
import {createCartLine, type CartLineItem} from '~/shop/cart/cart';
import {loadShopState} from '../checkout/check-cart.server';
import type {LinkedLine} from './cart-link';

export interface LinkedCart {
  items: CartLineItem[];
  /** Works that are for sale without a public price, such as originals. A link omits them. */
  unpriced: LinkedWork[];
  /** The number of lines that are no longer available. */
  goneCount: number;
  notice: Notice | null;
}

/** A work of a cart link, with its picture. */
export interface LinkedWork {
  title: string;
  handle: string;
  image?: CdnImage;
}

/** The lines of a cart link, with the shop's current data. */
export async function loadLinkedCart(
  context: AppLoadContext,
  lines: readonly LinkedLine[],
): Promise<LinkedCart> {
  const [{data, notice}, {nowMs, sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(LINKED_CART_QUERY, {
      variables: {ids: lines.map(({variantId}) => variantId)},
      cache: CacheNone(),
    }),
    loadShopState(context),
  ]);
  const variants = (data?.nodes ?? []).flatMap((node) => (node && 'product' in node ? [node] : []));
  const forSale = variants.filter((variant) =>
    canBuy({...variant.product, sellsOtherSizes}, variant, nowMs),
  );
  const items = forSale.flatMap(({product, ...variant}) => {
    const line = arePricesHidden(product, nowMs) ? null : createCartLine(product, variant);
    const quantity = lines.find(({variantId}) => variantId === variant.id)?.quantity;
    return line && quantity ? [{...line, quantity}] : [];
  });
  const unpriced = forSale
    .map(({product}) => product)
    .filter((product) => arePricesHidden(product, nowMs));
  // Several sizes of a work are still one work.
  const works = new Map(unpriced.map((product) => [product.handle, product]));
  return {
    items,
    unpriced: [...works.values()].map(({title, handle, images}) => ({
      title,
      handle,
      image: images.nodes[0],
    })),
    goneCount: lines.length - forSale.length,
    notice,
  };
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
              width
              height
            }
          }
          variants(first: 10) {
            nodes {
              availableForSale
            }
          }
          ...Launch
        }
      }
    }
  }
  ${LAUNCH_FRAGMENT}
` as const;
