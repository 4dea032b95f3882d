import {CacheShort} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ShareImageQuery} from 'storefrontapi.generated';
import type {Notice} from '~/lib/notice';
import {queryStorefront} from '~/lib/storefront/query';

/**
 * What the share picture of the product with that handle is made from; null with a notice when
 * the storefront failed, null without one when there is none.
 */
export async function loadShareProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{product: ShareImageQuery['product'] | null; notice: Notice | null}> {
  const answer = await queryStorefront(context, SHARE_IMAGE_QUERY, {
    fields: ['product'],
    variables: {handle},
    cache: CacheShort(),
  });
  if (!answer.ok) return {product: null, notice: answer.notice};
  return {product: answer.data.product ?? null, notice: null};
}

const SHARE_IMAGE_QUERY = `#graphql
  query ShareImage($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      handle
      title
      productType
      images(first: 1) {
        nodes {
          url
          width
          height
        }
      }
      variants(first: 10) {
        nodes {
          title
          availableForSale
          price {
            amount
            currencyCode
          }
        }
      }
      launchAt: metafield(namespace: "custom", key: "launch_at") {
        value
      }
      originalSize: metafield(namespace: "custom", key: "original_size") {
        value
      }
    }
  }
` as const;
