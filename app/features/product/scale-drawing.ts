import {inCentimetres} from '~/lib/catalogue/centimetres';
import {
  formatWorkSize,
  type SizedProduct,
  type SizedVariant,
  variantSize,
  type WorkSize,
} from '~/lib/catalogue/work-size';
import words from '#words/product';

type Drawn = SizedProduct & {
  variants: {nodes: (SizedVariant & {availableForSale: boolean})[]};
};

/** The attributes of an element of the drawing. They are data, so that the browser needs no code for them. */
type Attributes = Record<string, string | number> & {d?: string};

/** Every variant of a product to scale above a bench, as SVG in centimetres. */
export interface ScaleDrawing {
  svg: {viewBox: string; 'aria-hidden': true; fill: string; stroke: string; strokeWidth: number};
  /** Bench, floor and dimension line. */
  bench: Attributes;
  /** The outlines of all works. */
  outlines: Attributes;
  /** The bench's length, below its middle. */
  label: Attributes & {children: string};
  /** The work's outline, and the drawing in words, in the order of the variants. */
  works: {d: string; text: string}[];
}

/** A plain gallery bench. */
const BENCH = {length: 120, height: 45, seat: 6, leg: 6};
/** The space between the seat and the lower edge of the largest work. */
const ABOVE_SEAT = 22;
const MARGIN = 3;
/** Line and label in parts of the drawing's width: it is shown at one width, so they look the same for every work. */
const LINE_SHARE = 1 / 252;
const LABEL_SHARE = 1 / 18;
/** The space for the dimension line below the floor. */
const DIMENSION_HEIGHT = 9;

/** The drawing of a product whose variants all have a size, and of which there is one left; null for another. */
export function scaleDrawing(product: Drawn): ScaleDrawing | null {
  const {nodes} = product.variants;
  const sizes = nodes.flatMap((variant) => variantSize(variant, product) ?? []);
  if (sizes.length < nodes.length || !nodes.some((variant) => variant.availableForSale))
    return null;
  const largest = {
    width: Math.max(...sizes.map(({width}) => inCentimetres(width))),
    height: Math.max(...sizes.map(({height}) => inCentimetres(height))),
  };
  const width = Math.max(BENCH.length, largest.width) + 2 * MARGIN;
  const labelSize = rounded(width * LABEL_SHARE);
  const floor = MARGIN + largest.height + ABOVE_SEAT + BENCH.height;
  const labelLine = floor + DIMENSION_HEIGHT + labelSize;
  const centre = {x: width / 2, y: MARGIN + largest.height / 2};
  const works = sizes.map((size) => ({
    d: outline(size, centre),
    text: words.drawnToScale(formatWorkSize(size), BENCH.length),
  }));
  return {
    svg: {
      viewBox: `0 0 ${width} ${rounded(labelLine + labelSize / 2)}`,
      'aria-hidden': true,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: rounded(width * LINE_SHARE),
    },
    bench: {d: benchPath(centre.x - BENCH.length / 2, floor, width)},
    outlines: {d: works.map(({d}) => d).join(''), strokeOpacity: 0.35},
    label: {
      x: centre.x,
      y: rounded(labelLine),
      ...{fontSize: labelSize, textAnchor: 'middle', fill: 'currentColor', stroke: 'none'},
      children: `${BENCH.length} cm`,
    },
    works,
  };
}

function rounded(length: number): number {
  return Math.round(10 * length) / 10;
}

/** All works hang on one centre line, as in a gallery. */
function outline(size: WorkSize, centre: {x: number; y: number}): string {
  const [width, height] = [inCentimetres(size.width), inCentimetres(size.height)];
  return `M${centre.x - width / 2} ${centre.y - height / 2}h${width}v${height}h${-width}z`;
}

function benchPath(left: number, floor: number, width: number): string {
  const {length, height, seat, leg} = BENCH;
  const legHeight = height - seat;
  const legs = [left + leg, left + length - 2 * leg].map(
    (x) => `M${x} ${floor}v${-legHeight}h${leg}v${legHeight}`,
  );
  const dimension = `M${left} ${floor + 3}v4m0-2h${length}m0-2v4`;
  return [
    `M${left} ${floor - height}h${length}v${seat}h${-length}z`,
    ...legs,
    `M0 ${floor}h${width}`,
    dimension,
  ].join('');
}
