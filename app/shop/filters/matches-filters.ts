import type {SearchProductFragment} from 'storefrontapi.generated';
import {ratioOf} from '~/lib/cdn-image';
import {toCentimetres, type Sides} from '~/lib/lengths';
import {toCents} from '~/lib/money';
import {isForSale, type Selling} from '~/shop/product/availability';
import {arePricesHidden} from '~/shop/product/hidden-prices';
import {variantSize, type SizedProduct, type SizedVariant} from '~/shop/product/work-size';
import type {ColourShares} from './colour-shares';
import {SHARE_OF_SOFA, type Orientation, type WorkFilters} from './work-filters';

/** The data of a work that the filters read. */
export type FilterableProduct = Omit<SearchProductFragment, 'tags'> & Selling;

/** How far from 1 the ratio of a square picture may be. */
const SQUARE_TOLERANCE = 0.05;

export function matchesFilters(
  work: FilterableProduct & {colourShares: ColourShares},
  filters: WorkFilters,
  nowMs: number,
): boolean {
  const {colour, orientation, sofa, minPrice, maxPrice} = filters;
  if (colour && !work.colourShares.has(colour)) return false;
  if (orientation && orientationOf(work) !== orientation) return false;
  const hasPrice = minPrice !== null || maxPrice !== null;
  if (sofa === null && !hasPrice) return true;
  // A hidden price matches no limit, however high, because otherwise a visitor could find it by trying limits.
  if (hasPrice && arePricesHidden(work, nowMs)) return false;
  return isForSale(work, nowMs) && findFittingVariant(work, filters) !== null;
}

/** The first available size that suits the furniture and the prices; null when there's none. */
export function findFittingVariant<
  Variant extends SizedVariant & {availableForSale: boolean; price: {amount: string}},
>(
  work: SizedProduct & {variants: {nodes: Variant[]}},
  {sofa, minPrice, maxPrice}: WorkFilters,
): Variant | null {
  return (
    work.variants.nodes.find(
      (variant) =>
        variant.availableForSale &&
        (sofa === null ||
          suitsSofa(variantSize(variant, work), toCentimetres(sofa.width, sofa.unit))) &&
        (minPrice === null || toCents(variant.price.amount) >= Math.round(minPrice * 100)) &&
        (maxPrice === null || toCents(variant.price.amount) <= Math.round(maxPrice * 100)),
    ) ?? null
  );
}

/** Null without a picture. */
function orientationOf({images}: FilterableProduct): Orientation | null {
  const [image] = images.nodes;
  if (!image) return null;
  const ratio = ratioOf(image);
  if (Math.abs(ratio - 1) <= SQUARE_TOLERANCE) return 'square';
  return ratio > 1 ? 'landscape' : 'portrait';
}

function suitsSofa(size: Sides | null, furnitureCm: number): boolean {
  const widthCm = size && Math.round(size.width);
  return (
    widthCm !== null &&
    widthCm >= furnitureCm * SHARE_OF_SOFA.min &&
    widthCm <= furnitureCm * SHARE_OF_SOFA.max
  );
}
