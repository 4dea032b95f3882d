import type {ReactNode} from 'react';
import {inCentimetres} from '~/lib/centimetres';
import {
  formatWorkSize,
  variantSize,
  type SizedProduct,
  type SizedVariant,
  type WorkSize,
} from '~/shop/product/work-size';
import {useWords} from '~/words';

type DrawnProduct = SizedProduct & {
  variants: {nodes: (SizedVariant & {id: string; availableForSale: boolean})[]};
};

export interface TrueSizeProps {
  product: DrawnProduct;
  selectedId: string | undefined;
  /** What is below the drawing. */
  children?: ReactNode;
}

/** How large a work is: its drawing to scale, and what is below. Not every work has either. */
export function TrueSize({product, selectedId, children}: TrueSizeProps) {
  const works = drawnWorks(product);
  const selected = works.find(({id}) => id === selectedId);
  return (
    <div className="grid justify-items-start gap-6 border-t border-line pt-8 empty:hidden print:hidden">
      {selected && <ScaleFigure works={works} selected={selected} />}
      {children}
    </div>
  );
}

/** A variant as it is drawn, in centimetres. */
interface DrawnWork {
  /** The variant's. */
  id: string;
  size: WorkSize;
  width: number;
  height: number;
}

/** The variants with their sizes; none unless every size is known and one of them is for sale. */
export function drawnWorks(product: DrawnProduct): DrawnWork[] {
  const {nodes} = product.variants;
  const works = nodes.flatMap((variant) => {
    const size = variantSize(variant, product);
    if (!size) return [];
    const [width, height] = [inCentimetres(size.width), inCentimetres(size.height)];
    return [{id: variant.id, size, width, height}];
  });
  const isForSale = nodes.some(({availableForSale}) => availableForSale);
  return isForSale && works.length === nodes.length ? works : [];
}

/** A plain gallery bench, in centimetres. */
const BENCH = {length: 120, height: 45, seat: 6, leg: 6};

/** The space between the seat and the lower edge of the largest work. */
const ABOVE_SEAT = 22;
const MARGIN = 3;

/** The space below the floor for the line that measures the bench. */
const DIMENSION_HEIGHT = 9;

/**
 * The chosen variant to scale above a bench, the others as faint outlines. All hang on one centre, as in a gallery: it is the
 * drawing's origin. The caption says the same in words; lines take the text's colour, also a forced one.
 */
function ScaleFigure({works, selected}: {works: DrawnWork[]; selected: DrawnWork}) {
  const words = useWords();
  const width = Math.max(BENCH.length, ...works.map((work) => work.width)) + 2 * MARGIN;
  const highest = Math.max(...works.map(({height}) => height));
  const top = -highest / 2 - MARGIN;
  const seatY = highest / 2 + ABOVE_SEAT;
  const floorY = seatY + BENCH.height;
  const benchX = -BENCH.length / 2;
  const legsX = [benchX + BENCH.leg, -benchX - 2 * BENCH.leg];
  // The drawing is always shown at one width, so line and label look the same for every work.
  const labelSize = width / 18;
  const labelY = floorY + DIMENSION_HEIGHT + labelSize;
  const caption = words.product.drawnToScale(formatWorkSize(words, selected.size), BENCH.length);

  return (
    <figure className="max-w-68 text-xs text-muted print:hidden">
      <svg
        viewBox={`${-width / 2} ${top} ${width} ${labelY + labelSize / 2 - top}`}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={width / 252}
      >
        <rect x={benchX} y={seatY} width={BENCH.length} height={BENCH.seat} />
        {legsX.map((x) => (
          <rect
            key={x}
            x={x}
            y={seatY + BENCH.seat}
            width={BENCH.leg}
            height={BENCH.height - BENCH.seat}
          />
        ))}
        <path d={`M${-width / 2} ${floorY}h${width}`} />
        <path d={`M${benchX} ${floorY + 3}v4m0-2h${BENCH.length}m0-2v4`} />
        {works.map((work) => (
          <rect key={work.id} {...placeOf(work)} strokeOpacity={0.35} />
        ))}
        <rect {...placeOf(selected)} fill="currentColor" fillOpacity={0.12} />
        <text y={labelY} fontSize={labelSize} textAnchor="middle" fill="currentColor" stroke="none">
          {words.product.benchLength(BENCH.length)}
        </text>
      </svg>
      <figcaption key={caption} className="mt-2">
        {caption}
      </figcaption>
    </figure>
  );
}

/** A work's rectangle around the origin. */
function placeOf({width, height}: DrawnWork) {
  return {x: -width / 2, y: -height / 2, width, height};
}
