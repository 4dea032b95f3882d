import {FRAMES, framedSides} from '~/shop/room/frames';
import type {Sides} from '~/lib/lengths';

const {face, light, shade} = FRAMES.oak;

/** The part of the work's sides that the mat's corner covers. The frame's corner is slightly longer. */
const PART = 0.42;
const FRAME_LONGER = 3;

/** The lower right corner of a mat and its oak frame, around a work at the origin. */
export function FrameCorner({work, opening}: {work: Sides; opening: Sides}) {
  const outer = framedSides(opening, 'oak');
  const [x, y] = [work.width / 2, work.height / 2];
  const [innerX, innerY] = [opening.width / 2, opening.height / 2];
  const [outerX, outerY] = [outer.width / 2, outer.height / 2];
  const [matX, matY] = [x - PART * work.width, y - PART * work.height];
  const [frameX, frameY] = [matX - FRAME_LONGER, matY - FRAME_LONGER];
  const mat = `M${x} ${matY}H${innerX}V${innerY}H${matX}V${y}H${x}z`;
  const upright = `M${innerX} ${frameY}H${outerX}V${outerY}L${innerX} ${innerY}z`;
  const level = `M${outerX} ${outerY}H${frameX}V${innerY}H${innerX}z`;
  // Lines and shadows have the same size in every picture.
  const unit = outer.width / 100;
  return (
    <>
      <defs>
        <filter
          id="frame-shadow"
          primitiveUnits="objectBoundingBox"
          x="-20%"
          y="-20%"
          width="140%"
          height="140%"
        >
          <feGaussianBlur stdDeviation="0.012" />
        </filter>
      </defs>
      <g fill="#3b2f1f" filter="url(#frame-shadow)">
        <path d={mat} transform={`translate(${0.5 * unit} ${0.7 * unit})`} fillOpacity={0.35} />
        <path
          d={upright + level}
          transform={`translate(${0.9 * unit} ${1.6 * unit})`}
          fillOpacity={0.5}
        />
      </g>
      <path d={mat} fill="#f6f2e9" />
      <path d={`M${x} ${matY}V${y}H${matX}`} fill="none" stroke="#fff" strokeWidth={0.5 * unit} />
      <path d={upright} fill={face} />
      <path d={level} fill={shade} />
      <path
        d={`M${innerX} ${frameY}V${innerY}H${frameX}`}
        fill="none"
        stroke={light}
        strokeWidth={0.35 * unit}
      />
    </>
  );
}
