import type {AppLoadContext} from '@shopify/remix-oxygen';
import type {ShortlistProductFragment} from 'storefrontapi.generated';
import {isOriginal, saleState, type SaleState} from '~/shop/product/availability';
import {visibleCards, type VisibleCard} from '~/shop/card/card';
import {PRODUCT_CARD_FRAGMENT, VARIANT_SIZE_FRAGMENT} from '~/shop/product/fragments';
import {formatPriceRange} from '~/shop/product/price-range';
import {readWallWork, type WallWork} from '~/shop/product/wall-work';
import {loadShop} from '~/shop/site/load-shop';
import type {CdnImage} from '~/lib/cdn-image';
import {nextLaunchMs} from '~/shop/launch/launch';
import type {Notice} from '~/lib/notice';
import {numberOf, productId} from '~/lib/shopify-id';
import type {ShopWords} from '~/words';
import type {Shortlist} from '~/shop/shortlist/shortlist';

/** A work of a shortlist, as sent to the browser. */
export interface ShortlistWork {
  id: string;
  handle: string;
  title: string;
  image: CdnImage | null;
  /** 'Original', or 'Print' with its price if that is public. */
  facts: string;
  productType: string;
  state: SaleState;
  /** Null when its size is unknown or has other proportions than its picture. */
  wall: WallWork | null;
}

/** The published works of a list, in its order, and when the next of them launches. */
export async function loadShortlist(
  context: AppLoadContext,
  list: Shortlist,
): Promise<{works: ShortlistWork[]; endsAtMs: number | null; notice: Notice | null}> {
  const {words, nowMs} = context;
  if (list.length === 0) return {works: [], endsAtMs: null, notice: null};
  const [{data, notice}, shop] = await Promise.all([
    context.storefront.queryWithLang(SHORTLIST_QUERY, {
      variables: {ids: list.map(({id}) => productId(id))},
    }),
    loadShop(context),
  ]);
  const products = (data?.nodes ?? []).flatMap((node) => (node && 'handle' in node ? [node] : []));
  const cards = visibleCards(shop, products);
  const works = products.map((product, at) => shortlistWork(words, product, cards[at]!, nowMs));
  return {works, endsAtMs: nextLaunchMs(products, nowMs), notice};
}

function shortlistWork(
  words: ShopWords,
  product: ShortlistProductFragment,
  card: VisibleCard,
  nowMs: number,
): ShortlistWork {
  const {priceRange} = card;
  const image = product.images.nodes[0] ?? null;
  const kind = isOriginal(product) ? words.catalogue.original : words.catalogue.print;
  return {
    id: numberOf(product.id),
    handle: product.handle,
    title: product.title,
    image,
    facts: priceRange
      ? words.shortlist.work.priced(kind, formatPriceRange(words, priceRange))
      : kind,
    productType: product.productType,
    state: saleState(card, nowMs, 'card'),
    wall: readWallWork(words, {...product, variants: product.sizes}),
  };
}

const SHORTLIST_PRODUCT_FRAGMENT = `#graphql
  fragment ShortlistProduct on Product {
    ...ProductCard
    sizes: variants(first: 10) {
      nodes {
        id
        ...VariantSize
      }
    }
  }
` as const;

const SHORTLIST_QUERY = `#graphql
  query Shortlist($country: CountryCode, $language: LanguageCode, $ids: [ID!]!)
  @inContext(country: $country, language: $language) {
    nodes(ids: $ids) {
      ...ShortlistProduct
    }
  }
  ${SHORTLIST_PRODUCT_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
  ${VARIANT_SIZE_FRAGMENT}
` as const;
