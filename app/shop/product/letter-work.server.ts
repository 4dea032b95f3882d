import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {LetterProductFragment} from 'storefrontapi.generated';
import {workSchema, type Work} from '#contracts/work';
import {LAUNCH_FRAGMENT} from './fragments';
import {hasChoice} from './variants';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {withTimeLimit} from '~/lib/storefront/time-limit';

/** A letter without a picture is better than a visitor who waits for a slow storefront. */
const WORK_TIMEOUT_MS = 1500;

type Context = Pick<AppLoadContext, 'storefront'>;

/** A product on whose page somebody signs up. */
export interface LetterProduct {
  id: string;
  handle: string;
  title: string;
  launchAt?: {value: string} | null;
  variants: {nodes: {id: string; title: string; availableForSale: boolean}[]};
  /** Whether there is a choice of sizes. */
  isChoice: boolean;
  /** The work as the letters show it; null without a picture. */
  work: Work | null;
}

/** The product with this handle; null when the storefront has none, undefined when it does not answer in time. */
export async function findLetterProduct(
  context: Context,
  handle: string,
): Promise<LetterProduct | null | undefined> {
  const query = context.storefront.safeQuery(LETTER_PRODUCT_QUERY, {
    variables: {handle},
    cache: CacheCatalogue(),
  });
  return inTime(
    query.then(({data}) => {
      const product = data ? data.product : undefined;
      if (!product) return product;
      return {...product, isChoice: hasChoice(product.options), work: toWork(product)};
    }),
  );
}

/** The work of a posted handle, which may be anything; null when the storefront has none, or does not answer in time. */
export async function findLetterWork(
  context: Context,
  posted: string | undefined,
): Promise<Work | null> {
  const handle = workSchema.shape.handle.safeParse(posted);
  const product = handle.success ? await findLetterProduct(context, handle.data) : null;
  return product?.work ?? null;
}

function toWork(product: LetterProductFragment | null | undefined): Work | null {
  const image = product?.featuredImage;
  if (!product || !image) return null;
  const {url, altText, width, height} = image;
  const {handle, title} = product;
  return {handle, title, picture: {url, alt: altText ?? null, width, height}};
}

/** Undefined instead of what takes too long. */
function inTime<Found>(search: Promise<Found>): Promise<Found | undefined> {
  return withTimeLimit(search, WORK_TIMEOUT_MS).catch(() => undefined);
}

const LETTER_PRODUCT_FRAGMENT = `#graphql
  fragment LetterProduct on Product {
    handle
    title
    featuredImage {
      ...Image
    }
  }
` as const;

const LETTER_PRODUCT_QUERY = `#graphql
  query LetterProduct($country: CountryCode, $language: LanguageCode, $handle: String!)
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      id
      ...LetterProduct
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
  ${LETTER_PRODUCT_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${LAUNCH_FRAGMENT}
` as const;
