import {FURNITURE_SIDES, type Room} from './room-view';
import {Sideboard} from './Sideboard';
import {Sofa} from './Sofa';
import {WALL_COLOURS, type WallColour} from './wall-colours';

export interface RoomSceneProps {
  view: Room;
  /** Half the width of the work above the furniture. Objects on a sideboard leave room for it. */
  reach: number;
  wall: WallColour;
}

const FLOOR_DEPTH = 120;
const SKIRTING_HEIGHT = 11;

/**
 * The drawn room in an SVG, one unit per centimetre, lit by a window on the left. Colours are attributes, because the
 * wall saves the SVG as a file without a style sheet. Each `id` has the same definition in every copy on a page.
 */
export function RoomScene({view, reach, wall}: RoomSceneProps) {
  const {left, top, width, height, furniture} = view;
  const paint = WALL_COLOURS[wall];
  const wallId = `room-wall-${wall}`;
  return (
    <>
      <defs>
        <linearGradient id={wallId} x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor={paint.lit} />
          <stop offset="0.45" stopColor={paint.middle} />
          <stop offset="1" stopColor={paint.shade} />
        </linearGradient>
        <linearGradient id="room-floor">
          <stop offset="0" stopColor="#c7a67b" />
          <stop offset="1" stopColor="#a38158" />
        </linearGradient>
        <filter id="room-sun" primitiveUnits="objectBoundingBox">
          <feGaussianBlur stdDeviation="0.025" />
        </filter>
        <filter id="room-shadow" x="-50%" y="-50%" width="200%" height="200%">
          <feGaussianBlur stdDeviation="2.4" />
        </filter>
        {/* The shadows of standing objects: low ellipses whose blur is much higher than they are. */}
        <filter id="room-ground" x="-50%" y="-400%" width="200%" height="900%">
          <feGaussianBlur stdDeviation="1.6" />
        </filter>
      </defs>
      <rect x={left} y={top} width={width} height={height} fill={`url(#${wallId})`} />
      <Sunlight view={view} strength={paint.sun} />
      <g transform={`translate(${left} 0)`}>
        <rect width={width} height={FLOOR_DEPTH} fill="url(#room-floor)" />
        <rect y={-SKIRTING_HEIGHT} width={width} height={SKIRTING_HEIGHT} fill="#efe9dd" />
        <rect y={-SKIRTING_HEIGHT} width={width} height={0.6} fill="#fff" />
        <rect y={-1} width={width} height={1.4} fill="#8a6f4d" fillOpacity={0.5} />
      </g>
      {furniture === 'sofa' ? <Sofa /> : <Sideboard {...FURNITURE_SIDES.sideboard} reach={reach} />}
    </>
  );
}

/** Sunlight through window panes on the wall. Its coordinates are fractions of the view. */
function Sunlight({
  view: {left, top, width, height},
  strength,
}: Pick<RoomSceneProps, 'view'> & {strength: number}) {
  const pane = 'l0.135 0.06v0.3l-0.135 -0.06z';
  return (
    <g
      transform={`translate(${left} ${top}) scale(${width} ${height})`}
      fill="#fffaf0"
      fillOpacity={strength}
      filter="url(#room-sun)"
    >
      <path d={`M0.02 0.02${pane}M0.02 0.35${pane}M0.17 0.085${pane}M0.17 0.415${pane}`} />
    </g>
  );
}
