import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {SpecimenFragment} from 'storefrontapi.generated';
import {editionSize} from '#contracts/edition';
import {SITE} from '#contracts/site';
import {productTypeQuery} from '~/shop/collection/collections';
import {isOriginal} from '~/shop/product/availability';
import {isCertified, metafieldOf} from '~/shop/product/metafields';
import {PRODUCT_SIZE_FRAGMENT} from '~/shop/product/fragments';
import {hasChoice} from '~/shop/product/variants';
import {formatWorkSize, originalSize} from '~/shop/product/work-size';
import {toPicture} from '~/lib/cdn-image';
import {pageUrl} from '~/lib/language/local-path';
import type {Notice} from '~/lib/notice';
import {IMAGE_FRAGMENT} from '~/lib/storefront/image-fragments';
import type {ShopWords} from '~/words';
import type {Sheet} from './sheet';

/** The sample certificate of a work in the shop, without a number. */
type Specimen = Sheet & {handle: string};

/**
 * The specimen of the work with this handle, or of the newest original. Null with a notice when the storefront fails,
 * and null without one when no work has a certificate.
 */
export async function loadSpecimen(
  context: AppLoadContext,
  handle: string,
  origin: string,
): Promise<{sheet: Specimen | null; notice: Notice | null}> {
  const {words} = context;
  const {data, notice} = await context.storefront.safeQuery(SPECIMEN_QUERY, {
    variables: {handle, originals: productTypeQuery('originals')},
  });
  const products = [data?.product, data?.products.nodes[0]];
  const certified = products.find((product) => product && isCertified(product));
  return {sheet: certified ? specimenOf(words, certified, origin) : null, notice};
}

function specimenOf(words: ShopWords, product: SpecimenFragment, origin: string): Specimen {
  const {handle, title, images, options, variants} = product;
  const [variant] = variants.nodes;
  const [image] = images.nodes;
  const size = originalSize(product);
  const printSize = (hasChoice(options) && variant?.title) || null;
  const copies = editionSize(metafieldOf(product, 'edition')?.value);
  const ground = metafieldOf(product, isOriginal(product) ? 'surface' : 'paper');
  return {
    kind: isOriginal(product) ? 'original' : 'print',
    handle,
    title,
    artist: SITE.artist.name,
    medium:
      [metafieldOf(product, 'medium')?.value, ground?.value].filter(Boolean).join(', ') || null,
    size: isOriginal(product) ? size && formatWorkSize(words, size) : printSize,
    year: metafieldOf(product, 'year')?.value ?? null,
    edition: copies === null ? null : {number: null, size: copies},
    picture: image ? toPicture(image) : null,
    number: null,
    issued: null,
    url: pageUrl(words, origin, '/certificate'),
  };
}

const SPECIMEN_FRAGMENT = `#graphql
  fragment Specimen on Product {
    handle
    title
    productType
    images(first: 1) {
      nodes {
        ...Image
      }
    }
    options(first: 1) {
      name
    }
    variants(first: 1) {
      nodes {
        title
      }
    }
    ...ProductSize
    metafields(
      identifiers: [
        {namespace: "custom", key: "medium"}
        {namespace: "custom", key: "surface"}
        {namespace: "custom", key: "paper"}
        {namespace: "custom", key: "year"}
        {namespace: "custom", key: "edition"}
        {namespace: "custom", key: "certificate"}
      ]
    ) {
      key
      value
    }
  }
` as const;

const SPECIMEN_QUERY = `#graphql
  query Specimen(
    $country: CountryCode
    $language: LanguageCode
    $handle: String!
    $originals: String!
  )
  @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      ...Specimen
    }
    products(first: 1, query: $originals, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...Specimen
      }
    }
  }
  ${SPECIMEN_FRAGMENT}
  ${IMAGE_FRAGMENT}
  ${PRODUCT_SIZE_FRAGMENT}
` as const;
