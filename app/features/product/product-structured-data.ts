import type {Offer, Product, Thing, VisualArtwork} from 'schema-dts';
import {pageUrl} from '~/lib/language/local-path';
import type {ShopSite} from '~/shop/site/shop-site';
import {artistByName, shopByName} from '~/shop/structured-data/shop';
import {measured, readMedium} from '~/shop/structured-data/artwork';
import {returnPolicy, shippingDetails} from '~/shop/structured-data/selling-terms';
import {breadcrumbs} from '~/shop/structured-data/web-page';
import {fromCents, toCents} from '~/lib/money';
import {canBuy, hasNoPicture, isGiftCard, isOriginal, saleState} from '~/shop/product/availability';
import {cdnUrl} from '~/lib/cdn-image';
import {numberOf} from '~/lib/shopify-id';
import type {VisibleProduct} from '~/shop/product/product';
import {launchInstantMs} from '~/shop/launch/launch';
import {metafieldOf} from '~/shop/product/metafields';
import {productDescription} from '~/shop/product/product-description';
import {productPath} from '~/shop/paths';
import {searchWithChoice, type ProductVariant} from '~/shop/product/variants';
import {variantSize} from '~/shop/product/work-size';
import type {ShopWords} from '~/words';

/** The product as its page received it, with the page's URL. */
interface ShownProduct {
  product: VisibleProduct;
  origin: string;
  url: string;
  site: ShopSite;
}

/** Large enough for all of Google's image results. */
const PICTURE_WIDTH = 1600;

/**
 * The structured data of a product page: the artwork, and with shown prices a `Product` with an offer for each variant.
 * Without a price there is no `Product`, since Google requires one. A gift card isn't an artwork.
 */
export function productStructuredData(
  words: ShopWords,
  product: VisibleProduct,
  origin: string,
  site: ShopSite,
): Thing[] {
  const path = productPath(product.handle);
  const url = pageUrl(words, origin, path);
  const shown = {product, origin, url, site};
  const variants = product.variants.nodes;
  const artist = artistByName(words, origin);
  const collection = isOriginal(product) ? 'originals' : 'prints';
  const offers = variants.flatMap((variant) => pricedOffer(words, variant, shown));
  const described = {
    name: product.title,
    description: productDescription(words, product),
    url,
    image: product.images.nodes.map((image) =>
      cdnUrl(image.url, {width: PICTURE_WIDTH, format: 'jpg'}),
    ),
  };
  const artwork: VisualArtwork = {
    '@type': 'VisualArtwork',
    '@id': `${url}#artwork`,
    ...described,
    artform: isOriginal(product) ? words.structuredData.painting : words.catalogue.print,
    ...readMedium(words, metafieldOf(product, 'medium')?.value),
    artist,
    creator: artist,
    dateCreated: metafieldOf(product, 'year')?.value,
    artEdition: metafieldOf(product, 'edition')?.value,
    ...describeSizes(words, shown),
    ...(offers.length === 0 && variants.length > 0 && {offers: offerOnRequest(shown)}),
  };
  const forSale: Product = {
    '@type': 'Product',
    '@id': `${url}#product`,
    ...described,
    category: product.productType,
    brand: {'@type': 'Brand', name: site.artist.name},
    offers,
  };
  if (isGiftCard(product)) {
    return [
      ...(offers.length > 0 ? [forSale] : []),
      breadcrumbs(words, origin, [{name: product.title, path}]),
    ];
  }
  return [
    ...(offers.length > 0 ? [forSale] : []),
    artwork,
    breadcrumbs(words, origin, [
      {name: words.catalogue[collection].title, path: `/collections/${collection}`},
      {name: product.title, path},
    ]),
  ];
}

/** The sides of the artwork, or a `workExample` for each of several sizes. */
function describeSizes(words: ShopWords, {product, url}: ShownProduct) {
  const [variant, ...others] = product.variants.nodes;
  if (variant && others.length === 0) return measured(variantSize(variant, product));
  const workExample = product.variants.nodes.flatMap((variant) => {
    const size = variantSize(variant, product);
    if (!size) return [];
    return {
      '@type': 'VisualArtwork' as const,
      '@id': exampleId(url, variant),
      name: `${product.title}, ${words.catalogue.size(variant.title)}`,
      size: words.catalogue.size(variant.title),
      ...measured(size),
    };
  });
  return {workExample};
}

/** Empty for a variant without a shown price. */
function pricedOffer(words: ShopWords, variant: ProductVariant, shown: ShownProduct): Offer[] {
  const {product, origin, url, site} = shown;
  if (!variant.price) return [];
  const isOnSale = canBuy(product, variant, product.renderedAtMs);
  const isExample = product.variants.nodes.length > 1 && variantSize(variant, product) !== null;
  return [
    {
      '@type': 'Offer',
      url: url + searchWithChoice(product, variant.id, ''),
      sku: variant.sku || numberOf(variant.id),
      price: fromCents(toCents(variant.price.amount)),
      priceCurrency: variant.price.currencyCode,
      priceValidUntil: endOfYear(product.renderedAtMs),
      availability: isOnSale ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: shopByName(origin, site),
      ...(!isGiftCard(product) && {
        itemOffered: {'@id': isExample ? exampleId(url, variant) : `${url}#artwork`},
        hasMerchantReturnPolicy: returnPolicy(words, origin),
        shippingDetails: shippingDetails(site),
      }),
    },
  ];
}

/** Without a price, but with the availability or the launch date. */
function offerOnRequest({product, origin, url, site}: ShownProduct): Offer {
  const state = saleState(product, product.renderedAtMs);
  const launchMs = launchInstantMs(product);
  return {
    '@type': 'Offer',
    url,
    availability: {
      'coming-soon': 'https://schema.org/PreSale' as const,
      reserved: 'https://schema.org/Reserved' as const,
      'sold-out': 'https://schema.org/SoldOut' as const,
      'on-sale': hasNoPicture(product)
        ? ('https://schema.org/OutOfStock' as const)
        : ('https://schema.org/InStock' as const),
    }[state],
    availabilityStarts:
      state === 'coming-soon' && launchMs !== null ? new Date(launchMs).toISOString() : undefined,
    seller: shopByName(origin, site),
  };
}

function exampleId(url: string, {id}: ProductVariant): string {
  return `${url}#${numberOf(id)}`;
}

/** The last day of this year, or in December that of the next: Google ranks offers without a valid date lower. */
function endOfYear(nowMs: number): string {
  const now = new Date(nowMs);
  return `${now.getUTCFullYear() + (now.getUTCMonth() === 11 ? 1 : 0)}-12-31`;
}
