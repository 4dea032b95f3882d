import {CacheNone} from '@shopify/hydrogen';
import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {LetterProductFragment} from 'storefrontapi.generated';
import type {Work} from '#contracts/work';
import {LAUNCH_FRAGMENT} from '~/lib/catalogue/fragments';
import {hasChoice} from '~/lib/catalogue/variants';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import {withTimeLimit} from '~/lib/storefront/time-limit';

/** A letter without a picture is better than a visitor who waits for a slow storefront. */
const WORK_TIMEOUT_MS = 1500;

/** The links to the contact form name a work like this: 'A question about “First Light”', in French in guillemets. */
const QUOTED_TITLE = /[“«]\s?([^“”«»]{1,200}?)\s?[”»]/;

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

/** The product whose title a message's subject quotes; null when it quotes none of ours. */
export async function findQuotedWork(context: Context, subject: string): Promise<Work | null> {
  const title = QUOTED_TITLE.exec(subject)?.[1];
  if (!title) return null;
  const query = context.storefront.safeQuery(QUOTED_PRODUCT_QUERY, {
    // A quoted phrase of the search syntax ends at its own mark only.
    variables: {query: `title:"${title.replace(/["\\]/g, ' ')}"`},
    // A visitor's words are no key of a cache.
    cache: CacheNone(),
  });
  const found = await inTime(
    query.then(({data}) => toWork(data?.products.nodes.find((product) => product.title === title))),
  );
  return found ?? null;
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

const QUOTED_PRODUCT_QUERY = `#graphql
  query QuotedProduct($country: CountryCode, $language: LanguageCode, $query: String!)
  @inContext(country: $country, language: $language) {
    products(first: 5, query: $query) {
      nodes {
        ...LetterProduct
      }
    }
  }
  ${LETTER_PRODUCT_FRAGMENT}
  ${IMAGE_FRAGMENT}
` as const;
