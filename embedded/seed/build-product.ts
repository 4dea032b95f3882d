import type {CatalogueImage, Metafield, Product, Variant} from '../catalogue/types';
import {buildDefaultVariant} from '../catalogue/default-variant';
import {type Artwork, isFormatted} from './artworks';
import type {ProductGids} from '../catalogue/gids';
import {type Listing, PRINT_RECORD} from './listings';
import {
  framePriceCents,
  originalPriceCents,
  type PrintSize,
  printPriceCents,
  printSizes,
} from './print-sizes';
import {SITE} from '../../supabase/functions/_shared/contracts/site';
import {plainTextOf} from '../storefront/schema/text';
import {pictureUrl} from './picture-url';

/** Side of a detail's file, in pixels. */
const DETAIL_SIDE_PX = 1200;

/** Some artworks are printed on dearer paper than others. */
const PRICE_FACTORS = [1, 1.1, 0.95, 1.2];

/** The product of a listed artwork: an original, or a print in several sizes. */
export function buildProduct(
  artwork: Artwork,
  listing: Listing,
  position: number,
  gids: ProductGids,
): Product {
  const images = buildImages(artwork, gids);
  const description = artwork.description.en;
  return {
    id: gids.product,
    handle: artwork.handle,
    title: artwork.title,
    description: plainTextOf(description),
    descriptionHtml: isFormatted(description) ? description : null,
    productType: artwork.kind,
    vendor: SITE.artist.name,
    tags: [...listing.tags, mediumTag(artwork.medium)],
    createdAt: listing.createdAt,
    updatedAt: listing.createdAt,
    publishedAt: listing.createdAt,
    images,
    ...buildVariants(artwork, listing, position, gids),
    metafields: buildMetafields(artwork, listing),
  };
}

const CM_PER_INCH = 2.54;

/** The size of a print whose variant isn't named after a size. */
function measured({shorter, longer}: PrintSize, isWide: boolean): Metafield[] {
  const [width, height] = isWide ? [longer, shorter] : [shorter, longer];
  return [
    {key: 'width_cm', value: width},
    {key: 'height_cm', value: height},
  ].map(({key, value}) => ({
    namespace: 'custom',
    key,
    type: 'number_decimal',
    value: (value * CM_PER_INCH).toFixed(1),
  }));
}

function buildVariants(
  artwork: Artwork,
  listing: Listing,
  position: number,
  gids: ProductGids,
): Pick<Product, 'options' | 'variants'> {
  const quantityOf = (size: number, stocked: number) =>
    listing.soldOut === 'all' || listing.soldOut?.includes(size) ? 0 : stocked;
  if (artwork.kind === 'Original Paintings') {
    const {width, height} = artwork.originalSizeInches;
    return buildDefaultVariant(gids, {
      sku: `${artwork.handle}-original`,
      priceCents: originalPriceCents(width * height),
      quantity: quantityOf(0, 1),
    });
  }
  const factor = PRICE_FACTORS[position % PRICE_FACTORS.length] ?? 1;
  const sizes = printSizes(artwork.width, artwork.height);
  const frames = listing.frames ?? [null];
  const variants = sizes
    .flatMap((size) => frames.map((frame, place) => ({size, frame, isFramed: place > 0})))
    .map(({size, frame, isFramed}, index): Variant => ({
      id: gids.variant(index),
      title: frame ? `${size.label} / ${frame}` : size.label,
      sku: `${artwork.handle}-${index + 1}`,
      priceCents:
        printPriceCents(size.areaSquareInches, factor) + (isFramed ? framePriceCents(size) : 0),
      selectedOptions: [
        {name: 'Size', value: size.label},
        ...(frame ? [{name: 'Frame', value: frame}] : []),
      ],
      quantity: quantityOf(index, 24 + ((position * 7 + index * 5) % 40)),
    }));
  if (listing.singleSize && variants[1] && sizes[1]) {
    const metafields = measured(sizes[1], artwork.width > artwork.height);
    return buildDefaultVariant(gids, {...variants[1], metafields});
  }
  return {
    options: [
      {id: gids.option(0), name: 'Size', values: sizes.map(({label}) => label)},
      ...(listing.frames ? [{id: gids.option(1), name: 'Frame', values: listing.frames}] : []),
    ],
    variants,
  };
}

function buildImages(artwork: Artwork, gids: ProductGids): readonly CatalogueImage[] {
  const {file, alt, width, height, details} = artwork;
  const pictures = [
    {file, alt, width, height},
    ...details.map((detail) => ({...detail, width: DETAIL_SIDE_PX, height: DETAIL_SIDE_PX})),
  ];
  return pictures.map((picture, index) => ({
    id: gids.image(index),
    url: pictureUrl(picture.file),
    altText: picture.alt.en,
    width: picture.width,
    height: picture.height,
  }));
}

function buildMetafields(artwork: Artwork, listing: Listing): readonly Metafield[] {
  const {width, height} = artwork.originalSizeInches;
  const record = {...(artwork.kind === 'Prints' && PRINT_RECORD), ...listing.record};
  const fields = [
    {key: 'medium', type: 'single_line_text_field', value: artwork.medium},
    {key: 'year', type: 'number_integer', value: String(artwork.year)},
    {key: 'original_size', type: 'single_line_text_field', value: `${width} × ${height} in`},
    {key: 'colours', type: 'list.color', value: JSON.stringify(artwork.palette)},
    ...(listing.ribbon
      ? [{key: 'ribbon', type: 'single_line_text_field', value: listing.ribbon}]
      : []),
    ...Object.entries(record).map(([key, {en}]) => ({
      key,
      type: 'single_line_text_field',
      value: en,
    })),
    ...(listing.story ? [{key: 'story', type: 'multi_line_text_field', value: listing.story}] : []),
  ];
  return fields.map((field) => ({namespace: 'custom', ...field}));
}

function mediumTag(medium: string): string {
  if (medium.includes('cold wax')) return 'Acrylic and cold wax';
  return /\bacrylic\b/i.test(medium) ? 'Acrylic' : 'Oil';
}
