import {useLayoutEffect, useRef} from 'react';
import type {Point} from './geometry/wall-map';
import type {Photo} from './read-photo';

export interface LoupeProps {
  photo: Photo;
  /** What it shows, in the photo's pixels. */
  point: Point;
  /** The point's place on the stage. */
  at: Point;
  /** Its CSS pixels for one of the photo. */
  zoom: number;
}

const SIDE = 116;
/** The distance from the finger, in CSS pixels. */
const AWAY = 26;

/** The photo around a point, enlarged, above it where there is room. */
export function Loupe({photo: {canvas}, point, at, zoom}: LoupeProps) {
  const shownRef = useRef<HTMLCanvasElement>(null);

  useLayoutEffect(() => {
    const context = shownRef.current?.getContext('2d');
    if (!context) return;
    const part = SIDE / zoom;
    const [left, top] = [point.x - part / 2, point.y - part / 2];
    context.fillStyle = '#17232b';
    context.fillRect(0, 0, SIDE * 2, SIDE * 2);
    context.drawImage(canvas, left, top, part, part, 0, 0, SIDE * 2, SIDE * 2);
  }, [canvas, point.x, point.y, zoom]);

  const isAbove = at.y > SIDE + AWAY;
  return (
    <div
      className="wall-loupe"
      aria-hidden="true"
      style={{
        left: Math.max(4, at.x - SIDE / 2),
        top: isAbove ? at.y - SIDE - AWAY : at.y + AWAY,
      }}
    >
      <canvas ref={shownRef} width={SIDE * 2} height={SIDE * 2} />
    </div>
  );
}
