import type {Offer, Product, Thing, VisualArtwork} from 'schema-dts';
import type {Site} from '#contracts/site';
import type {OwnSite} from '~/shop/site/own-site';
import {artistByName, shopByName} from '~/shop/structured-data/shop';
import {measured, readMedium} from '~/shop/structured-data/artwork';
import {returnPolicy, shippingDetails} from '~/shop/structured-data/selling-terms';
import {breadcrumbs, pageUrl} from '~/shop/structured-data/web-page';
import {fromCents, toCents} from '~/lib/money';
import {isForSale, isOriginal, saleState} from '~/shop/product/availability';
import {cdnAddress} from '~/lib/cdn-image';
import {numberOf} from '~/lib/shopify-id';
import type {VisibleProduct} from '~/shop/product/hidden-prices';
import {launchInstantMs} from '~/shop/launch/launch';
import {metafieldOf} from '~/shop/product/metafields';
import {productDescription} from '~/shop/product/product-description';
import {searchWithChoice, type ProductVariant} from '~/shop/product/variants';
import {variantSize, type WorkSize} from '~/shop/product/work-size';
import catalogueWords from '#words/catalogue';
import words from '#words/structured-data';

/** The product as its page received it, with the page's URL, at `nowMs`. */
interface ShownProduct {
  product: VisibleProduct;
  origin: string;
  url: string;
  nowMs: number;
  site: Site & OwnSite;
}

/** Large enough for all of Google's image results. */
const PICTURE_WIDTH = 1600;

/**
 * The structured data of a product page: the artwork, and with shown prices a `Product` with an offer for each variant.
 * Without a price there is no `Product`, since Google requires one.
 */
export function productStructuredData(
  product: VisibleProduct,
  origin: string,
  nowMs: number,
  site: Site & OwnSite,
): Thing[] {
  const path = `/product/${encodeURIComponent(product.handle)}`;
  const shown = {product, origin, url: pageUrl(origin, path), nowMs, site};
  const name = isOriginal(product) ? 'originals' : 'prints';
  const structuredData: Thing[] = [
    artwork(shown),
    breadcrumbs(origin, [
      {name: catalogueWords[name].title, path: `/collections/${name}`},
      {name: product.title, path},
    ]),
  ];
  const offers = product.variants.nodes.flatMap((variant) => pricedOffer(variant, shown));
  return offers.length > 0 ? [forSale(shown, offers), ...structuredData] : structuredData;
}

function forSale({product, url, site}: ShownProduct, offers: Offer[]): Product {
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description: productDescription(product),
    url,
    image: pictureUrls(product),
    category: product.productType,
    brand: {'@type': 'Brand', name: site.artist.name},
    offers,
  };
}

/** The artwork; with several sizes, a `workExample` for each. */
function artwork(shown: ShownProduct): VisualArtwork {
  const {product, origin, url} = shown;
  const person = artistByName(origin);
  const sizes = product.variants.nodes.map((variant) => variantSize(variant, product));
  const isOneSize = sizes.length === 1;
  const hasPrice = product.variants.nodes.some(({price}) => price !== null);
  return {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    name: product.title,
    description: productDescription(product),
    url,
    image: pictureUrls(product),
    artform: isOriginal(product) ? words.painting : words.print,
    ...readMedium(metafieldOf(product, 'medium')?.value),
    artist: person,
    creator: person,
    dateCreated: metafieldOf(product, 'year')?.value,
    artEdition: metafieldOf(product, 'edition')?.value,
    ...(isOneSize && measured(sizes[0] ?? null)),
    ...(!isOneSize && {
      workExample: product.variants.nodes.flatMap((variant, index) =>
        sizes[index] ? [example(variant, sizes[index], shown)] : [],
      ),
    }),
    ...(!hasPrice && product.variants.nodes.length > 0 && {offers: offerOnRequest(shown)}),
  };
}

function example(variant: ProductVariant, size: WorkSize, {product, url}: ShownProduct) {
  return {
    '@type': 'VisualArtwork',
    '@id': exampleId(url, variant),
    name: `${product.title}, ${variant.title}`,
    size: variant.title,
    ...measured(size),
  } satisfies VisualArtwork;
}

/** Empty for a variant without a shown price. */
function pricedOffer(variant: ProductVariant, shown: ShownProduct): Offer[] {
  const {product, origin, url, nowMs, site} = shown;
  if (!variant.price) return [];
  const isOnSale = isForSale(product, nowMs) && variant.availableForSale;
  const isExample = product.variants.nodes.length > 1 && variantSize(variant, product) !== null;
  return [
    {
      '@type': 'Offer',
      url: url + searchWithChoice(product, variant.id, ''),
      sku: variant.sku || numberOf(variant.id),
      price: fromCents(toCents(variant.price.amount)),
      priceCurrency: variant.price.currencyCode,
      priceValidUntil: endOfYear(nowMs),
      availability: isOnSale ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      itemOffered: {'@id': isExample ? exampleId(url, variant) : `${url}#artwork`},
      seller: shopByName(origin, site),
      hasMerchantReturnPolicy: returnPolicy(origin),
      shippingDetails: shippingDetails(site),
    },
  ];
}

/** An offer without a price, with the availability or the launch date. */
function offerOnRequest({product, origin, url, nowMs, site}: ShownProduct): Offer {
  const state = saleState(product, 'page', nowMs);
  const launchMs = launchInstantMs(product, 'page');
  return {
    '@type': 'Offer',
    url,
    availability: {
      'coming-soon': 'https://schema.org/PreSale' as const,
      'sold-out': 'https://schema.org/SoldOut' as const,
      'on-sale': 'https://schema.org/InStock' as const,
    }[state],
    availabilityStarts:
      state === 'coming-soon' && launchMs !== null ? new Date(launchMs).toISOString() : undefined,
    seller: shopByName(origin, site),
  };
}

function pictureUrls({images}: VisibleProduct): string[] {
  return images.nodes.map(({url}) => cdnAddress(url, {width: PICTURE_WIDTH, format: 'jpg'}));
}

function exampleId(url: string, {id}: ProductVariant): string {
  return `${url}#${numberOf(id)}`;
}

/** The last day of this year, in December of the next: Google ranks offers without a valid date lower. */
function endOfYear(nowMs: number): string {
  const now = new Date(nowMs);
  return `${now.getUTCFullYear() + (now.getUTCMonth() === 11 ? 1 : 0)}-12-31`;
}
