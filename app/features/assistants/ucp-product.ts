import type {UcpProductFragment} from 'storefrontapi.generated';
import type {Site} from '#contracts/site';
import {editionSize} from '#contracts/edition';
import {pageUrl} from '~/lib/language/local-path';
import {toCents} from '~/lib/money';
import {numberOf} from '~/lib/shopify-id';
import {findWriting} from '~/shop/product/artists-writing.server';
import {
  canBuy,
  isOriginal,
  leadingVariant,
  saleState,
  type Selling,
} from '~/shop/product/availability';
import {readColours} from '~/shop/product/colours';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {metafieldOf} from '~/shop/product/metafields';
import {productDescription} from '~/shop/product/product-description';
import {productPath} from '~/shop/paths';
import {choiceParameters, hasChoice} from '~/shop/product/variants';
import {
  formatCentimetres,
  inBothUnits,
  nameVariant,
  sizeOfWork,
  variantSize,
} from '~/shop/product/work-size';
import type {ServerWords} from '~/words';
import {nameColour} from '~/shop/filters/colour-names';

/** A product with its stock and the artist's setting `selling`. */
export type CatalogueProduct = UcpProductFragment &
  Selling & {
    /** How many the store has of each variant, by id. */
    stock: ReadonlyMap<string, number | null | undefined>;
  };

type Variant = CatalogueProduct['variants']['nodes'][number];

/** The shop that sells the products, in one language and at one instant. */
interface Shop {
  words: ServerWords;
  origin: string;
  nowMs: number;
  site: Site;
}

/** A message about a work without a price, because UCP requires a price for every product. */
export interface UnpricedMessage {
  type: 'info';
  code: 'price_on_request' | 'coming_soon' | 'reserved' | 'sold';
  content: string;
}

const UNPRICED_CODES = {
  'coming-soon': 'coming_soon',
  reserved: 'reserved',
  'sold-out': 'sold',
  'on-sale': 'price_on_request',
} as const;

/** Null for a work that shows its price. */
export function unpricedMessage(
  product: CatalogueProduct,
  {words, origin, nowMs}: Omit<Shop, 'site'>,
): UnpricedMessage | null {
  if (!arePricesHidden(product, nowMs)) return null;
  const url = pageUrl(words, origin, productPath(product.handle));
  const code = UNPRICED_CODES[saleState(product, nowMs)];
  const size = sizeOfWork(product);
  const named = isOriginal(product) && size ? ` (${formatCentimetres(words, size)})` : '';
  return {type: 'info', code, content: words.ucp.unpriced[code](product.title + named, url)};
}

/** Converts a priced work, with these of its variants, to a product of UCP. */
export function toProduct(product: CatalogueProduct, variants: readonly Variant[], shop: Shop) {
  const {words, origin} = shop;
  const {id, handle, title, productType, tags, images, options} = product;
  const cents = product.variants.nodes.map(({price}) => toCents(price.amount));
  const currency = product.variants.nodes[0]?.price.currencyCode ?? 'CAD';
  return {
    id,
    handle,
    title,
    description: {plain: productDescription(words, product)},
    url: pageUrl(words, origin, productPath(handle)),
    categories: [{value: productType, taxonomy: 'merchant'}],
    price_range: {
      min: {amount: Math.min(...cents), currency},
      max: {amount: Math.max(...cents), currency},
    },
    media: images.nodes.map(({url, altText, width, height}) => ({
      type: 'image',
      url,
      alt_text: altText ?? title,
      ...(width && height && {width, height}),
    })),
    ...(hasChoice(options) && {
      options: options.map(({name}) => ({name, values: optionValues(product, name)})),
    }),
    variants: variants.map((variant) => toVariant(variant, product, shop)),
    tags,
    metadata: metadataOf(words, product),
  };
}

/** The values of an option, in the order of the sizes. */
export function optionValues({variants}: CatalogueProduct, name: string): {label: string}[] {
  const labels = variants.nodes.flatMap(({selectedOptions}) =>
    selectedOptions.filter((option) => option.name === name).map(({value}) => value),
  );
  return [...new Set(labels)].map((label) => ({label}));
}

function toVariant(variant: Variant, product: CatalogueProduct, shop: Shop) {
  const {words, origin, nowMs, site} = shop;
  const {id, sku, title, price, selectedOptions} = variant;
  const isChoice = hasChoice(product.options);
  const name = inBothUnits(nameVariant(words, variant, product));
  const isLeading = variant === leadingVariant(product);
  const choice = isChoice && !isLeading ? `?${choiceParameters(variant)}` : '';
  const available = canBuy(product, variant, nowMs);
  const size = variantSize(variant, product);
  const left = editionLeft(product, id);
  return {
    id,
    ...(sku && {sku}),
    title: isChoice ? title : product.title,
    description: {plain: isChoice ? `${product.title}, ${name}` : product.title},
    url: pageUrl(words, origin, productPath(product.handle)) + choice,
    price: {amount: toCents(price.amount), currency: price.currencyCode},
    availability: {available, status: available ? 'in_stock' : 'out_of_stock'},
    options: isChoice
      ? selectedOptions.map(({name: option, value}) => ({name: option, label: value}))
      : [],
    // A cart link, where Shopify's catalogue has the URL of a checkout.
    ...(available && {checkout_url: pageUrl(words, origin, `/cart/${numberOf(id)}:1`)}),
    metadata: {
      ...(size && {width_cm: toMillimetre(size.width), height_cm: toMillimetre(size.height)}),
      ...(left !== null && {edition_left: left}),
    },
    seller: {
      name: site.name,
      links: [
        {type: 'shipping_policy', url: pageUrl(words, origin, '/pages/shipping')},
        {type: 'refund_policy', url: pageUrl(words, origin, '/pages/returns')},
      ],
    },
  };
}

/** How many of a limited edition are left; null for any other. */
function editionLeft(product: CatalogueProduct, variantId: string): number | null {
  const isLimited = editionSize(metafieldOf(product, 'edition')?.value) !== null;
  return isLimited ? (product.stock.get(variantId) ?? null) : null;
}

/** What UCP has no field for: the work's record, its colours and the artist's writing. */
function metadataOf(words: ServerWords, product: CatalogueProduct) {
  const writing = findWriting(words, product);
  const record = product.metafields.flatMap((field) => (field ? [[field.key, field.value]] : []));
  const colours = readColours(product.colours).flatMap((colour) => nameColour(colour) ?? []);
  const size = sizeOfWork(product);
  return {
    ...(Object.fromEntries(record) as Record<string, string>),
    ...(size && {original_size: formatCentimetres(words, size)}),
    ...(colours.length > 0 && {colors: [...new Set(colours)]}),
    ...(writing?.poem && {poem: {title: writing.poem.title, text: writing.poem.text}}),
    ...(writing?.story && {story: writing.story}),
  };
}

function toMillimetre(centimetres: number): number {
  return Math.round(centimetres * 10) / 10;
}
