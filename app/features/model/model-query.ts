import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ModelQuery} from 'storefrontapi.generated';
import {PRODUCT_SIZE_FRAGMENT, VARIANT_SIZE_FRAGMENT} from '~/shop/product/fragments';
import {CacheCatalogue} from '~/lib/storefront/caching';
import type {Notice} from '~/lib/notice';

/** Loads what a model needs of a product. Null without a notice: there is no such product. */
export async function loadModelProduct(
  context: AppLoadContext,
  handle: string,
): Promise<{product: ModelQuery['product'] | null; notice: Notice | null}> {
  const {data, notice} = await context.storefront.safeQuery(MODEL_QUERY, {
    variables: {handle},
    cache: CacheCatalogue(),
  });
  return {product: data?.product ?? null, notice};
}

const MODEL_QUERY = `#graphql
  query Model($country: CountryCode, $language: LanguageCode, $handle: String!)
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
      variants(first: 100) {
        nodes {
          id
          ...VariantSize
        }
      }
      ...ProductSize
    }
  }
  ${VARIANT_SIZE_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
` as const;
