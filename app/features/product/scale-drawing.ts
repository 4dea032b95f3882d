import {inCentimetres} from '~/lib/centimetres';
import {
  type SizedProduct,
  type SizedVariant,
  variantSize,
  type WorkSize,
} from '~/shop/product/work-size';

export type DrawnProduct = SizedProduct & {
  variants: {nodes: (SizedVariant & {id: string; availableForSale: boolean})[]};
};

/** A rectangle by its left upper corner; y grows downwards, as in SVG. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface DrawnWork extends Rectangle {
  /** The variant's. */
  id: string;
  size: WorkSize;
}

/** Where everything is in the drawing of a product's sizes above a bench, in centimetres. */
export interface ScaleDrawing {
  width: number;
  floorY: number;
  /** The bench with its legs. */
  bench: Rectangle;
  works: DrawnWork[];
}

/** A plain gallery bench. */
export const BENCH = {length: 120, height: 45, seat: 6, leg: 6};
/** The space between the seat and the lower edge of the largest work. */
const ABOVE_SEAT = 22;
const MARGIN = 3;

/** The drawing of a product; null unless the size of every variant is known and one of them is for sale. */
export function scaleDrawing(product: DrawnProduct): ScaleDrawing | null {
  const {nodes} = product.variants;
  const sized = nodes.flatMap((variant) => {
    const size = variantSize(variant, product);
    return size ? [{id: variant.id, size}] : [];
  });
  const isForSale = nodes.some((variant) => variant.availableForSale);
  if (sized.length < nodes.length || !isForSale) return null;

  const largest = {
    width: Math.max(...sized.map(({size}) => inCentimetres(size.width))),
    height: Math.max(...sized.map(({size}) => inCentimetres(size.height))),
  };
  const width = Math.max(BENCH.length, largest.width) + 2 * MARGIN;
  const benchY = MARGIN + largest.height + ABOVE_SEAT;
  // All works hang on one centre line, as in a gallery.
  const centre = {x: width / 2, y: MARGIN + largest.height / 2};
  return {
    width,
    floorY: benchY + BENCH.height,
    bench: {
      x: centre.x - BENCH.length / 2,
      y: benchY,
      width: BENCH.length,
      height: BENCH.height,
    },
    works: sized.map(({id, size}) => {
      const work = {width: inCentimetres(size.width), height: inCentimetres(size.height)};
      return {
        id,
        size,
        ...work,
        x: centre.x - work.width / 2,
        y: centre.y - work.height / 2,
      };
    }),
  };
}
