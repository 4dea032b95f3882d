/** In CSS pixels, from the middle of the frame that the picture is seen in. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a picture is held before the eye: `scale` 1 shows it whole, `x` and `y` move its middle. */
export interface Zoom extends Point {
  scale: number;
}

/** The whole picture, in the middle. */
export const WHOLE: Zoom = {scale: 1, x: 0, y: 0};

export const MAX_SCALE = 4;

/** Where a double tap and the button go: near enough for single strokes of the brush. */
export const CLOSE_SCALE = 2.5;

/** Zooms to a scale within the limits so that what lies under the point stays under it. */
export function zoomAt(zoom: Zoom, scale: number, at: Point): Zoom {
  const limited = Math.min(Math.max(scale, 1), MAX_SCALE);
  const factor = limited / zoom.scale;
  return {
    scale: limited,
    x: at.x - (at.x - zoom.x) * factor,
    y: at.y - (at.y - zoom.y) * factor,
  };
}

/** Pulls the picture back until it fills the frame, or lies in its middle where it is smaller; `picture` is its size at scale 1. */
export function keepInFrame({scale, x, y}: Zoom, picture: Size, frame: Size): Zoom {
  const limit = (offset: number, shown: number, room: number) => {
    const spare = Math.max(0, (shown * scale - room) / 2);
    return Math.min(Math.max(offset, -spare), spare);
  };
  return {
    scale,
    x: limit(x, picture.width, frame.width),
    y: limit(y, picture.height, frame.height),
  };
}
