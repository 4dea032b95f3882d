import type {RefObject} from 'react';
import {FURNITURE_SIDES, type Room} from '~/shop/room/room-view';
import {formatWorkSize} from '~/shop/product/work-size';
import {RoomScene} from '~/shop/room/RoomScene';
import {WALL_COLOURS, type WallColour} from '~/shop/room/wall-colours';
import {useWords} from '~/words';
import {formatLength} from './format-length';
import {EYE_LEVEL} from './wall-map';
import {boundsOf, type WallItem} from './wall-state';

export interface DrawnRoomProps {
  svgRef: RefObject<SVGSVGElement>;
  room: Room;
  /** CSS pixels per centimetre. */
  scale: number;
  wall: WallColour;
  /** The work whose measurements are shown. */
  active: WallItem;
}

/** The colour of text on the floor. */
const TEXT = '#17232b';

/** Half the width between the objects on the sideboard, which stays free below the works. */
const REACH = 60;

/**
 * The drawn room with the measurements of its furniture and of a work, one unit per centimetre. Colours are attributes,
 * because the drawing is also saved as a file, which has no style sheet.
 */
export function DrawnRoom({svgRef, room, scale, wall, active}: DrawnRoomProps) {
  const words = useWords();
  const {left, top, width, height, furniture} = room;
  const {text} = WALL_COLOURS[wall];
  // Text and lines have the same size on every screen.
  const pixel = 1 / scale;
  const work = boundsOf(active);
  const furnitureWidth = FURNITURE_SIDES[furniture].width;
  const written = formatLength(words, furnitureWidth);
  return (
    <svg
      ref={svgRef}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      className="absolute inset-0 size-full"
      role="img"
      aria-label={words.wall.room[furniture](written)}
    >
      <RoomScene view={room} reach={REACH} wall={wall} />
      <g
        fontSize={13 * pixel}
        fontFamily="'Hanken Grotesk', sans-serif"
        strokeWidth={pixel}
        fill={text}
      >
        <path
          d={`M${left} ${-EYE_LEVEL}h${width}`}
          stroke={text}
          strokeOpacity={0.3}
          strokeDasharray={`${2 * pixel} ${6 * pixel}`}
        />
        {/* Above the line, clear of the objects on the sideboard. */}
        <g transform={`translate(${left + 20 * pixel} ${-EYE_LEVEL})`}>
          <text y={-27 * pixel}>{words.wall.eyeLevel}</text>
          <text y={-8 * pixel}>{formatLength(words, EYE_LEVEL)}</text>
        </g>
        <DimensionLine x={0} y={11} length={furnitureWidth} pixel={pixel} colour={TEXT}>
          {words.wall.furniture[furniture](written)}
        </DimensionLine>
        <DimensionLine
          x={work.x}
          y={work.height / 2 - work.y + 5 + 6 * pixel}
          length={active.size.width}
          pixel={pixel}
          colour={text}
        >
          {formatWorkSize(words, active.size)}
        </DimensionLine>
      </g>
    </svg>
  );
}

interface DimensionLineProps {
  x: number;
  y: number;
  length: number;
  pixel: number;
  colour: string;
  children: string;
}

/** A horizontal dimension line, centred, with a mark at each end and a label below, as on a plan. */
function DimensionLine({x, y, length, pixel, colour, children}: DimensionLineProps) {
  const half = length / 2;
  const mark = 4 * pixel;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${-half} ${-mark}v${2 * mark}M${half} ${-mark}v${2 * mark}M${-half} 0H${half}`}
        fill="none"
        stroke={colour}
      />
      <text y={18 * pixel} textAnchor="middle" fill={colour}>
        {children}
      </text>
    </g>
  );
}
