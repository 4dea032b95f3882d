import {formatWorkSize} from '~/shop/product/work-size';
import {BENCH, scaleDrawing, type DrawnProduct, type ScaleDrawing} from './scale-drawing';
import words from '#words/product';

export interface ScaleFigureProps {
  product: DrawnProduct;
  /** The chosen variant's. */
  selectedId: string | undefined;
}

/** The space below the floor for the line that measures the bench. */
const DIMENSION_HEIGHT = 9;

/**
 * The chosen variant to scale above a bench, the others as faint outlines. The caption says the same in words; lines take the
 * text's colour, also a forced one. Renders nothing for a work whose sizes are unknown, or that is sold.
 */
export function ScaleFigure({product, selectedId}: ScaleFigureProps) {
  const drawing = scaleDrawing(product);
  const work = drawing?.works.find(({id}) => id === selectedId);
  if (!drawing || !work) return null;
  const {width, floorY, works} = drawing;
  // The drawing is always shown at one width, so line and label look the same for every work.
  const lineWidth = width / 252;
  const labelSize = width / 18;
  const labelY = floorY + DIMENSION_HEIGHT + labelSize;
  const caption = words.drawnToScale(formatWorkSize(work.size), BENCH.length);

  return (
    <figure className="max-w-68 text-xs text-muted print:hidden">
      <svg
        viewBox={`0 0 ${width} ${labelY + labelSize / 2}`}
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={lineWidth}
      >
        <Bench {...drawing} />
        {works.map(({id, x, y, width, height}) => (
          <rect key={id} {...{x, y, width, height}} strokeOpacity={0.35} />
        ))}
        <rect
          x={work.x}
          y={work.y}
          width={work.width}
          height={work.height}
          fill="currentColor"
          fillOpacity={0.12}
        />
        <text
          x={width / 2}
          y={labelY}
          fontSize={labelSize}
          textAnchor="middle"
          fill="currentColor"
          stroke="none"
        >
          {words.benchLength(BENCH.length)}
        </text>
      </svg>
      <figcaption key={caption} className="mt-2">
        {caption}
      </figcaption>
    </figure>
  );
}

/** The bench on the floor, and the line below that measures it. */
function Bench({width, floorY, bench}: ScaleDrawing) {
  const {seat, leg, height, length} = BENCH;
  const right = bench.x + length;
  const dimensionY = floorY + 5;
  return (
    <>
      <rect x={bench.x} y={bench.y} width={length} height={seat} />
      {[bench.x + leg, right - 2 * leg].map((x) => (
        <rect key={x} x={x} y={bench.y + seat} width={leg} height={height - seat} />
      ))}
      <path d={`M0 ${floorY}h${width}`} />
      <path d={`M${bench.x} ${dimensionY - 2}v4m0-2h${length}m0-2v4`} />
    </>
  );
}
