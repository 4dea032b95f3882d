import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ShareImageQuery} from 'storefrontapi.generated';
import {
  LAUNCH_FRAGMENT,
  PRODUCT_SIZE_FRAGMENT,
  VARIANT_SIZE_FRAGMENT,
} from '~/shop/product/fragments';
import type {Sellable} from '~/shop/product/availability';
import type {Notice} from '~/lib/notice';
import {loadSite} from '~/shop/site/load-site';
import {CacheCatalogue} from '~/lib/storefront/caching';

type ShareProduct = NonNullable<ShareImageQuery['product']> & Pick<Sellable, 'sellsOtherSizes'>;

/**
 * Loads the product for a share picture. When the storefront fails there is a notice, with the last good data or null.
 * Null without a notice: there is no such product.
 */
export async function loadShareProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{product: ShareProduct | null; notice: Notice | null}> {
  const [{data, notice}, {sellsOtherSizes}] = await Promise.all([
    context.storefront.safeQuery(SHARE_IMAGE_QUERY, {
      variables: {handle},
      cache: CacheCatalogue(),
    }),
    loadSite(context),
  ]);
  return {product: data?.product ? {...data.product, sellsOtherSizes} : null, notice};
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
          ...VariantSize
          availableForSale
          price {
            amount
            currencyCode
          }
        }
      }
      ...Launch
      ...ProductSize
    }
  }
  ${VARIANT_SIZE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
` as const;
