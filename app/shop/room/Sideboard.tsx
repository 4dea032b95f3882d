import type {Sides} from '~/lib/lengths';
import {Vase} from './Vase';

export interface SideboardProps extends Sides {
  /** Half the width of the work above it, in centimetres. */
  reach: number;
}

/** The horizontal centres of the vase and the books, beside the work above. */
const VASE_BESIDE = 8.5;
const BOOKS_BESIDE = 13;

/** The legs' distance from the ends: most views show them. */
const LEGS = 24;

const TOP = 3;
const BODY = 42;

/** An oak sideboard with a vase on the left and books on the right. */
export function Sideboard({width, height, reach}: SideboardProps) {
  const left = -width / 2;
  const door = (width - 4) / 4;
  return (
    <>
      <defs>
        <linearGradient id="room-oak" x1="0" y1="0" x2="1" y2="0.2">
          <stop offset="0" stopColor="#c59e6d" />
          <stop offset="1" stopColor="#9c7648" />
        </linearGradient>
        <filter id="room-sideboard-shadow" x="-20%" y="-80%" width="140%" height="260%">
          <feGaussianBlur stdDeviation="7" />
        </filter>
      </defs>
      <g transform={`translate(0 ${-height})`}>
        <rect
          x={left + 6}
          y={2}
          width={width}
          height={52}
          fill="#3b2f1f"
          fillOpacity={0.2}
          filter="url(#room-sideboard-shadow)"
        />
        <path
          d={`M${left + LEGS} ${TOP + BODY}h5l-1.5 ${height - TOP - BODY}h-2zM${-left - LEGS} ${TOP + BODY}h-5l1.5 ${height - TOP - BODY}h2z`}
          fill="#8a673b"
        />
        <rect x={left} width={width} height={TOP} rx={0.4} fill="#cfa976" />
        <rect x={left} y={TOP - 0.8} width={width} height={0.8} fill="#a98351" />
        <rect x={left + 2} y={TOP} width={width - 4} height={BODY} fill="url(#room-oak)" />
        <rect
          x={left + 2}
          y={TOP}
          width={width - 4}
          height={1.6}
          fill="#2c2318"
          fillOpacity={0.25}
        />
        {[-1, 0, 1].map((seam) => (
          <path
            key={seam}
            d={`M${seam * door} ${TOP + 2}v${BODY - 3}`}
            stroke="#7d5c34"
            strokeWidth={0.5}
          />
        ))}
        {[-1.5, -0.5, 0.5, 1.5].map((middle) => (
          <circle key={middle} cx={middle * door} cy={TOP + 9} r={1.1} fill="#6b4d29" />
        ))}
        <g transform={`translate(${-reach - VASE_BESIDE} 0)`}>
          <Vase />
        </g>
        <g transform={`translate(${reach + BOOKS_BESIDE} 0)`}>
          <Books />
        </g>
      </g>
    </>
  );
}

/** Two stacked books with a bowl on top. */
function Books() {
  return (
    <>
      <ellipse cx={4} rx={16} ry={1} fill="#2c2318" fillOpacity={0.28} filter="url(#room-ground)" />
      <rect x={-12} y={-3.4} width={25} height={3.4} rx={0.3} fill="#7c8a8a" />
      <rect x={-10.8} y={-2.9} width={23.2} height={2.4} fill="#f2ecdf" />
      <rect x={-10} y={-6} width={21} height={2.6} rx={0.3} fill="#a8674a" />
      <rect x={-8.8} y={-5.6} width={19.3} height={1.8} fill="#efe8d9" />
      <path
        d="M-5.5-9.8h11c0 2.6-2.4 3.8-4 3.8h-3c-1.6 0-4-1.2-4-3.8z"
        fill="url(#room-stoneware)"
      />
    </>
  );
}
