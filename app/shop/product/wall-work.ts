import type {ShopWords} from '~/words';
import {ratioOf, type CdnImage} from '~/lib/cdn-image';
import {frameOpening} from '~/shop/room/framing';
import {wallColourFor, type WallColour} from '~/shop/room/wall-colours';
import type {Sides} from '~/lib/lengths';
import {isOriginal} from './availability';
import {mainColour} from './colours';
import type {VisibleProduct} from './product';
import {borderOf, type MetafieldValue, type WithMetafields} from './metafields';
import {nameVariant, type SizedProduct, type SizedVariant, variantSize} from './work-size';

/** A size of a work, in centimetres. */
export interface WallSize {
  /** The id of the variant. */
  id: string;
  /** The size's name: '20 × 16 in', or 'Original'. */
  label: string;
  width: number;
  height: number;
  /** For a print, the visible part of its frame: the picture and its mat. An original hangs without one. */
  opening?: Sides;
}

/** A work that can be shown at true scale: every size has its picture's proportions. */
export interface WallWork {
  handle: string;
  title: string;
  picture: CdnImage;
  sizes: [WallSize, ...WallSize[]];
  /** The labels of sizes with other proportions. */
  leftOut: string[];
  /** The wall colour that makes the picture stand out. */
  wallColour: WallColour;
}

export type WallProduct = Pick<VisibleProduct, 'handle' | 'title' | 'productType' | 'images'> &
  SizedProduct &
  WithMetafields & {
    colours?: MetafieldValue;
    variants: {nodes: (SizedVariant & {id: string})[]};
  };

/**
 * How far a picture's proportions may differ from the stated ones. Paper sizes are rounded to whole inches, which is up
 * to about 3 % (a picture of 16 to 11 printed on 12×18 in). Beyond that, the size or the picture is wrong.
 */
const TOLERANCE = 0.04;

/**
 * The sizes of a work for the wall: an original's size, or those of a print's variants. Null when none has the
 * picture's proportions.
 */
export function readWallWork(words: ShopWords, product: WallProduct): WallWork | null {
  const {handle, title, images, variants} = product;
  const picture = images.nodes[0];
  if (!picture?.width || !picture.height) return null;
  const stated = variants.nodes.flatMap((variant): WallSize[] => {
    const label = isOriginal(product)
      ? words.catalogue.original
      : nameVariant(words, variant, product).value;
    const size = variantSize(variant, product);
    if (!size) return [];
    const opening = isOriginal(product) ? undefined : frameOpening(size, borderOf(product) ?? 0);
    return [{id: variant.id, label, ...size, ...(opening && {opening})}];
  });
  const [first, ...others] = stated.filter((size) => hasRatioOf(picture, size));
  if (!first) return null;
  const leftOut = stated.filter((size) => !hasRatioOf(picture, size)).map(({label}) => label);
  const wallColour = wallColourFor(mainColour(product.colours));
  return {handle, title, picture, sizes: [first, ...others], leftOut, wallColour};
}

/** The variant's size; undefined when its proportions differ from the picture's. */
export function sizeOnWall(work: WallWork | null, variantId: string | undefined) {
  return work?.sizes.find(({id}) => id === variantId);
}

function hasRatioOf(picture: CdnImage, {width, height}: WallSize): boolean {
  return Math.abs(ratioOf(picture) / (width / height) - 1) <= TOLERANCE;
}
