import type {Point} from './geometry/wall-map';

export interface LoupeProps {
  image: HTMLImageElement;
  /** What it shows, in the image's pixels. */
  point: Point;
  /** CSS pixels for one of the image, where it is not enlarged. */
  scale: number;
}

const SIDE = 116;
const ENLARGED = 3;
/** The distance from the finger, in CSS pixels. */
const AWAY = 26;

/** The photo around a point, enlarged, above it where there is room. */
export function Loupe({image, point, scale}: LoupeProps) {
  const at = {x: point.x * scale, y: point.y * scale};
  const isAbove = at.y > SIDE + AWAY;
  return (
    <div
      className="wall-loupe"
      aria-hidden="true"
      style={{
        left: Math.max(4, at.x - SIDE / 2),
        top: isAbove ? at.y - SIDE - AWAY : at.y + AWAY,
        backgroundImage: `url(${image.src})`,
        backgroundSize: image.width * scale * ENLARGED,
        backgroundPosition: `${SIDE / 2 - at.x * ENLARGED}px ${SIDE / 2 - at.y * ENLARGED}px`,
      }}
    />
  );
}
