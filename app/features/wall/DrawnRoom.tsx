import type {RefObject} from 'react';
import {useWords} from '~/words';
import {formatLength, formatSides} from './geometry/lengths';
import {EYE_LEVEL} from './geometry/placement';
import {BENCH, FLOOR, type RoomView} from './geometry/room';
import {boundsOf, type WallItem} from './wall-state';

export interface DrawnRoomProps {
  svgRef: RefObject<SVGSVGElement>;
  room: RoomView;
  /** CSS pixels for a centimetre. */
  scale: number;
  /** The work whose sides are written beside it. */
  active: WallItem;
}

const TEXT = '#56626a';
const SKIRTING_HEIGHT = 9;

/**
 * A plain room, one unit per centimetre. Colours are attributes: it is saved as a file of its own, which has no style
 * sheet.
 */
export function DrawnRoom({svgRef, room, scale, active}: DrawnRoomProps) {
  const words = useWords();
  const {width, wallHeight} = room;
  // Text and lines are as large on every screen.
  const pixel = 1 / scale;
  const work = boundsOf(active);
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${wallHeight + FLOOR}`}
      width={width}
      height={wallHeight + FLOOR}
      className="wall-background"
      role="img"
      aria-label={words.wall.room(formatLength(words, BENCH.length))}
      fontSize={13 * pixel}
      fontFamily="'Hanken Grotesk', sans-serif"
      strokeWidth={pixel}
    >
      <defs>
        <linearGradient id="wall-daylight" x1="0" y1="0" x2="1" y2="0.7">
          <stop offset="0" stopColor="#f8f6f2" />
          <stop offset="1" stopColor="#e9e5dd" />
        </linearGradient>
      </defs>
      <rect width={width} height={wallHeight} fill="url(#wall-daylight)" />
      <rect y={wallHeight} width={width} height={FLOOR} fill="#e3ded3" />
      <g stroke="#c4beb1">
        <rect
          x={-1}
          y={wallHeight - SKIRTING_HEIGHT}
          width={width + 2}
          height={SKIRTING_HEIGHT}
          fill="#f9f7f3"
        />
        <path
          d={`M0 ${wallHeight - EYE_LEVEL}H${width}`}
          strokeDasharray={`${2 * pixel} ${6 * pixel}`}
        />
      </g>
      <g transform={`translate(${10 * pixel} ${wallHeight - EYE_LEVEL})`} fill={TEXT}>
        <text y={-7 * pixel}>{words.wall.eyeLevel}</text>
        <text y={18 * pixel}>{formatLength(words, EYE_LEVEL)}</text>
      </g>
      <g transform={`translate(${width / 2} ${wallHeight + 7})`}>
        <ellipse cy={0.5} rx={BENCH.length / 2 - 2} ry={2.6} fill="#17232b" fillOpacity={0.09} />
        <g fill="#cdbb9d" stroke="#8d7b5e" strokeLinejoin="round">
          {[-1, 1].map((side) => (
            <path
              key={side}
              d={`M${side * (BENCH.length / 2 - 14)} ${6 - BENCH.height}V0h${-side * 5}V${6 - BENCH.height}z`}
            />
          ))}
          <rect x={-BENCH.length / 2} y={-BENCH.height} width={BENCH.length} height={6} rx={0.6} />
        </g>
      </g>
      <Measure x={width / 2} y={wallHeight + 18} length={BENCH.length} pixel={pixel}>
        {words.wall.bench(formatLength(words, BENCH.length))}
      </Measure>
      <Measure
        x={width / 2 + work.x}
        y={wallHeight - work.y + work.height / 2 + 5 + 6 * pixel}
        length={active.size.width}
        pixel={pixel}
      >
        {formatSides(words, active.size.width, active.size.height)}
      </Measure>
    </svg>
  );
}

interface MeasureProps {
  x: number;
  y: number;
  length: number;
  pixel: number;
  children: string;
}

/** A level line of that length around its middle, with a mark at either end and words below, as on a plan. */
function Measure({x, y, length, pixel, children}: MeasureProps) {
  const half = length / 2;
  const mark = 4 * pixel;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half} ${-mark}v${2 * mark}M${half} ${-mark}v${2 * mark}M${-half} 0H${half}`}
        fill="none"
        stroke={TEXT}
      />
      <text y={18 * pixel} fill={TEXT} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
