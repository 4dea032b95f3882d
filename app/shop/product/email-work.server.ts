import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {EmailProductQuery} from 'storefrontapi.generated';
import {withTimeLimit} from '#contracts/time/time-limit';
import {workSchema, type Work} from '#contracts/work';
import {toPicture} from '~/lib/cdn-image';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {loadSite} from '~/shop/site/load-site';
import type {Selling} from './availability';
import {LAUNCH_FRAGMENT} from './fragments';
import {hasChoice} from './variants';

/** An email without a picture is better than a visitor who waits for a slow storefront. */
const WORK_TIMEOUT_MS = 1500;

type FoundProduct = NonNullable<EmailProductQuery['product']>;

/** A product that emails are about: one with a sign-up, or one that a visitor asks to hold. */
export interface EmailProduct extends FoundProduct, Selling {
  /** Whether there is a choice of sizes. */
  isChoice: boolean;
  /** The work as emails show it; null without a picture. */
  work: Work | null;
}

export interface EmailProductSearch {
  product: EmailProduct | null;
  /** Whether the storefront failed or didn't respond in time. If not, a null product doesn't exist. */
  hasFailed: boolean;
}

/** Finds the product with this handle. While the storefront fails, cached stock may be a day old, so it isn't used. */
export async function findEmailProduct(
  context: AppLoadContext,
  handle: string,
): Promise<EmailProductSearch> {
  const search = context.storefront.safeQuery(EMAIL_PRODUCT_QUERY, {
    variables: {handle},
  });
  const [found, {sellsOtherSizes}] = await Promise.all([
    withTimeLimit(search, WORK_TIMEOUT_MS).catch(() => null),
    loadSite(context),
  ]);
  if (!found?.ok) return {product: null, hasFailed: true};
  const {product} = found.data;
  return {
    product: product
      ? {
          ...product,
          isChoice: hasChoice(product.options),
          sellsOtherSizes,
          work: toWork(product),
        }
      : null,
    hasFailed: false,
  };
}

/**
 * The work with a posted handle, which may be anything; null when the storefront has none or doesn't respond in time.
 */
export async function findEmailWork(
  context: AppLoadContext,
  posted: string | undefined,
): Promise<Work | null> {
  const handle = workSchema.shape.handle.safeParse(posted);
  if (!handle.success) return null;
  const {product} = await findEmailProduct(context, handle.data);
  return product?.work ?? null;
}

function toWork({handle, title, featuredImage}: FoundProduct): Work | null {
  return featuredImage ? {handle, title, picture: toPicture(featuredImage)} : null;
}

const EMAIL_PRODUCT_QUERY = `#graphql
  query EmailProduct($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      handle
      title
      productType
      featuredImage {
        ...Image
      }
      options(first: 1) {
        name
      }
      variants(first: 10) {
        nodes {
          id
          title
          availableForSale
        }
      }
      ...Launch
    }
  }
  ${IMAGE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
` as const;
