import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ShortlistWorkFragment} from 'storefrontapi.generated';
import {isOriginal} from '~/lib/catalogue/availability';
import {PRODUCT_CARD_FRAGMENT} from '~/lib/catalogue/fragments';
import {formatPriceRange} from '~/lib/catalogue/price-range';
import {visibleCard} from '~/lib/catalogue/visible-card';
import {readWorkSize, type WorkSize} from '~/lib/catalogue/work-size';
import type {CdnImage} from '~/lib/cdn-image';
import type {Notice} from '~/lib/notice';
import {CacheCatalogue} from '~/lib/storefront/caching';
import {gidOf, numberOf, type Shortlist} from './shortlist';

/** A work of a shortlist, as sent to the browser. */
export interface ShortlistWork {
  id: string;
  handle: string;
  title: string;
  image: CdnImage | null;
  /** 'Original', or 'Print' with its price where that is shown. */
  facts: string;
  /** In inches: of an original, or of the middle size of a print; null when it is not known. */
  size: WorkSize | null;
}

/** The works of a list, in its order; what is no longer published is missing. */
export async function loadShortlist(
  context: AppLoadContext,
  list: Shortlist,
  nowMs: number,
): Promise<{works: ShortlistWork[]; notice: Notice | null}> {
  if (list.length === 0) return {works: [], notice: null};
  const {data, notice} = await context.storefront.safeQuery(SHORTLIST_QUERY, {
    variables: {ids: list.map(({id}) => gidOf(id))},
    cache: CacheCatalogue(),
  });
  const works = (data?.nodes ?? []).flatMap((node) =>
    node && 'handle' in node ? [shortlistWork(node, nowMs)] : [],
  );
  return {works, notice};
}

function shortlistWork(product: ShortlistWorkFragment, nowMs: number): ShortlistWork {
  const {priceRange} = visibleCard(product, nowMs);
  const image = product.images.nodes[0] ?? null;
  const {nodes: sizes} = product.sizes;
  const size = isOriginal(product)
    ? product.originalSize?.value
    : sizes[Math.floor((sizes.length - 1) / 2)]?.title;
  const kind = isOriginal(product) ? 'Original' : 'Print';
  return {
    id: numberOf(product.id),
    handle: product.handle,
    title: product.title,
    image,
    facts: priceRange ? `${kind}, ${formatPriceRange(priceRange)}` : kind,
    size: readWorkSize(size, image ?? undefined),
  };
}

const SHORTLIST_WORK_FRAGMENT = `#graphql
  ${PRODUCT_CARD_FRAGMENT}
  fragment ShortlistWork on Product {
    ...ProductCard
    sizes: variants(first: 10) {
      nodes {
        title
      }
    }
  }
` as const;

const SHORTLIST_QUERY = `#graphql
  ${SHORTLIST_WORK_FRAGMENT}
  query Shortlist($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ShortlistWork
    }
  }
` as const;
