import type {RefObject} from 'react';
import words from '#words/wall';
import {formatLength, formatSides} from './geometry/lengths';
import {EYE_LEVEL} from './geometry/placement';
import {BENCH, type RoomView} from './geometry/room';
import {placedOf, type HungWork} from './wall-state';
import type {WallView} from './wall-view';

export interface DrawnRoomProps {
  svgRef: RefObject<SVGSVGElement>;
  room: RoomView;
  view: WallView;
  /** The work whose sides are written beside it. */
  active: HungWork;
}

const WALL = {lit: '#f8f6f2', unlit: '#e9e5dd'};
const SKIRTING = '#f9f7f3';
const FLOOR = '#e3ded3';
const LINE = '#c4beb1';
const BENCH_FACE = '#cdbb9d';
const BENCH_LINE = '#8d7b5e';
const TEXT = '#56626a';
const SKIRTING_HEIGHT = 9;

/**
 * A plain room, one unit per centimetre. Colours are attributes: it is saved as a file of its own, which has no style
 * sheet.
 */
export function DrawnRoom({svgRef, room, view, active}: DrawnRoomProps) {
  const {width, wallHeight, floorHeight} = room;
  const middle = width / 2;
  // Text and lines as large on every screen.
  const pixel = 1 / view.fit.scale;
  const text = {fill: TEXT, fontSize: 13 * pixel, fontFamily: "'Hanken Grotesk', sans-serif"};
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${wallHeight + floorHeight}`}
      width={width}
      height={wallHeight + floorHeight}
      className="wall-background"
      role="img"
      aria-label={words.room(formatLength(BENCH.length))}
    >
      <defs>
        <linearGradient id="wall-daylight" x1="0" y1="0" x2="1" y2="0.7">
          <stop offset="0" stopColor={WALL.lit} />
          <stop offset="1" stopColor={WALL.unlit} />
        </linearGradient>
      </defs>
      <rect width={width} height={wallHeight} fill="url(#wall-daylight)" />
      <rect y={wallHeight} width={width} height={floorHeight} fill={FLOOR} />
      <g stroke={LINE} strokeWidth={pixel}>
        <rect
          x={-1}
          y={wallHeight - SKIRTING_HEIGHT}
          width={width + 2}
          height={SKIRTING_HEIGHT}
          fill={SKIRTING}
        />
        <path
          d={`M0 ${wallHeight - EYE_LEVEL}H${width}`}
          strokeDasharray={`${2 * pixel} ${6 * pixel}`}
        />
      </g>
      <g {...text}>
        <text x={10 * pixel} y={wallHeight - EYE_LEVEL - 7 * pixel}>
          {words.eyeLevel}
        </text>
        <text x={10 * pixel} y={wallHeight - EYE_LEVEL + 18 * pixel}>
          {formatLength(EYE_LEVEL)}
        </text>
      </g>
      <g transform={`translate(${middle} ${wallHeight + 7})`}>
        <ellipse cy={0.5} rx={BENCH.length / 2 - 2} ry={2.6} fill="#17232b" fillOpacity={0.09} />
        <g fill={BENCH_FACE} stroke={BENCH_LINE} strokeWidth={pixel} strokeLinejoin="round">
          {[-1, 1].map((side) => (
            <path
              key={side}
              d={`M${side * (BENCH.length / 2 - 14)} ${6 - BENCH.height}V0h${-side * 5}V${6 - BENCH.height}z`}
            />
          ))}
          <rect x={-BENCH.length / 2} y={-BENCH.height} width={BENCH.length} height={6} rx={0.6} />
        </g>
        <Measure length={BENCH.length} pixel={pixel} y={11} />
        <text {...text} y={11 + 17 * pixel} textAnchor="middle">
          {words.bench(formatLength(BENCH.length))}
        </text>
      </g>
      <WorkSides active={active} room={room} pixel={pixel} text={text} />
    </svg>
  );
}

interface WorkSidesProps {
  active: HungWork;
  room: RoomView;
  pixel: number;
  text: {fill: string; fontSize: number; fontFamily: string};
}

/** The work's sides below it, as on a plan. */
function WorkSides({active, room, pixel, text}: WorkSidesProps) {
  const placed = placedOf(active);
  const below = room.wallHeight - placed.y + placed.height / 2 + 5 + 6 * pixel;
  return (
    <g transform={`translate(${room.width / 2 + placed.x} ${below})`}>
      <Measure length={active.size.width} pixel={pixel} y={0} />
      <text {...text} y={18 * pixel} textAnchor="middle">
        {formatSides(active.size.width, active.size.height)}
      </text>
    </g>
  );
}

/** A line of that length with a mark at either end, from the middle. */
function Measure({length, pixel, y}: {length: number; pixel: number; y: number}) {
  const half = length / 2;
  const mark = 4 * pixel;
  return (
    <path
      d={`M${-half} ${y - mark}v${2 * mark}M${half} ${y - mark}v${2 * mark}M${-half} ${y}H${half}`}
      fill="none"
      stroke={TEXT}
      strokeWidth={pixel}
    />
  );
}
